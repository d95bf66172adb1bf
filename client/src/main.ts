import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/literata/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { chosenLanguage } from "./lib/language";
import { loadFrame } from "./lib/speech";

/** Without an answer there are no texts: this one came with the page, in every language. */
function noAnswer(): string {
  const own = chosenLanguage() || document.documentElement.lang;
  const said = [...document.querySelectorAll<HTMLMetaElement>('meta[name="no-answer"]')];
  return (said.find((one) => one.lang === own) ?? said[0])?.content ?? "";
}

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");

try {
  await loadFrame();
  mount(App, { target });
} catch {
  target.textContent = noAnswer();
}
