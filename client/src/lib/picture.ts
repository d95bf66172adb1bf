/** A drawing of the page as a picture file: what it looks like is taken along, so that it looks the same elsewhere. */

/** Everything that the page's styles say. What is drawn has the same classes elsewhere, so they fit. */
function styles(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => !(rule instanceof CSSFontFaceRule));
  return `${rules.map((rule) => rule.cssText).join("\n")}\n* { animation: none !important; transition: none !important; }`;
}

/** The drawing by itself, with a caption below. */
export function standalone(drawing: SVGSVGElement, caption: readonly string[]): { text: string; width: number; height: number } {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const line = Math.min(width / 32, height / 22);
  const foot = line * (caption.length * 1.45 + 0.8);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height + foot}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height + foot));
  const style = document.createElementNS(copy.namespaceURI, "style");
  style.textContent = styles();
  const band = document.createElementNS(copy.namespaceURI, "g");
  band.append(element("rect", { x, y: y + height, width, height: foot, fill: "#14100d" }));
  caption.forEach((said, i) => {
    const size = Math.min(line, (width * 1.75) / Math.max(1, said.length)); // what is long gets smaller, not cut off
    const text = element("text", { x: x + width / 2, y: y + height + line * (1.5 + i * 1.45), fill: i === 0 ? "#f2b552" : "#ece3d2", "text-anchor": "middle" });
    text.setAttribute("style", `font: ${i === 0 ? 600 : 400} ${size}px Georgia, serif`);
    text.textContent = said;
    band.append(text);
  });
  copy.prepend(style);
  copy.append(band);
  return { text: new XMLSerializer().serializeToString(copy), width, height: height + foot };
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

const LONGEST = 2000; // pixels

export async function pictureOf(drawing: SVGSVGElement, caption: readonly string[]): Promise<Blob> {
  const { text, width, height } = standalone(drawing, caption);
  const scale = LONGEST / Math.max(width, height);
  const image = new Image(width * scale, height * scale);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"));
}
