/** What part of the house is on the screen. While it moves only one transform changes: nothing is drawn again. */

import { movesAllowed } from "../shared/motion";
import type { Box, Point } from "./layout";

const LEAST = 0.16;
const MOST = 2.4;
const GLIDE = 280;

export class Camera {
  /** The point of the house in the middle of the screen, and pixels per unit. */
  x = 0;
  y = 0;
  k = 1;
  width = 1;
  height = 1;
  /** Pixels at the top and the bottom that something covers. */
  covered = { top: 0, bottom: 0 };
  private frame = 0;
  private glide = 0;
  /** Where a glide leads. */
  private aim: { x: number; y: number; k: number } | null = null;

  constructor(private readonly paint: (camera: Camera) => void) {}

  get transform(): string {
    return `translate3d(${this.width / 2 - this.x * this.k}px, ${this.height / 2 - this.y * this.k}px, 0) scale(${this.k})`;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.show();
  }

  /** Paint with the next frame, once. */
  show(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.paint(this);
    });
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.glide);
  }

  pan(dx: number, dy: number): void {
    this.halt();
    this.x -= dx / this.k;
    this.y -= dy / this.k;
    this.show();
  }

  /** Zoom so that what is under a point of the screen stays under it. */
  zoom(times: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.halt();
    const next = Math.min(MOST, Math.max(LEAST, this.k * times));
    const [dx, dy] = [at.x - this.width / 2, at.y - this.height / 2];
    this.x += dx / this.k - dx / next;
    this.y += dy / this.k - dy / next;
    this.k = next;
    this.show();
  }

  /** The zoom at which a box fits the screen. */
  fitting(box: Box, most: number): number {
    return Math.min(most, this.width / box.width, this.free / box.height);
  }

  private get free(): number {
    return Math.max(80, this.height - this.covered.top - this.covered.bottom);
  }

  /** How far the middle of what is free lies below the middle of the screen, in pixels. */
  private get shift(): number {
    return (this.covered.top - this.covered.bottom) / 2;
  }

  /** Whether a box can be seen whole, now or as soon as a glide is over. */
  sees(box: Box): boolean {
    const { x, y, k } = this.aim ?? this;
    const left = x - this.width / 2 / k;
    const top = y + (this.shift - this.free / 2) / k;
    return box.x >= left && box.y >= top && box.x + box.width <= left + this.width / k && box.y + box.height <= top + this.free / k;
  }

  /** Look at a box. If it would be too small, look at a point of it instead, at a comfortable size. */
  fit(box: Box, { most = 1.15, least = 0, near }: { most?: number; least?: number; near?: Point } = {}, soft = true): void {
    const k = this.fitting(box, most);
    if (k >= least || near === undefined) this.go(box.x + box.width / 2, box.y + box.height / 2 - this.shift / k, k, soft);
    else {
      const y = this.held(near.y, box.y, box.height, this.free / least) - this.shift / least;
      this.go(this.held(near.x, box.x, box.width, this.width / least), y, least, soft);
    }
  }

  /** As near to a point as can be without looking past the edge of a box. */
  private held(point: number, from: number, length: number, seen: number): number {
    if (seen >= length) return from + length / 2;
    return Math.min(from + length - seen / 2, Math.max(from + seen / 2, point));
  }

  go(x: number, y: number, k = this.k, soft = true): void {
    this.halt();
    if (!soft || !movesAllowed()) {
      [this.x, this.y, this.k] = [x, y, k];
      this.show();
      return;
    }
    const from = { x: this.x, y: this.y, k: this.k };
    this.aim = { x, y, k };
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - t) ** 3;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      this.k = from.k + (k - from.k) * eased;
      this.paint(this);
      if (t < 1) this.glide = requestAnimationFrame(step);
      else this.halt();
    };
    this.glide = requestAnimationFrame(step);
  }

  /** Move as little as brings a box into sight. */
  reveal(box: Box): void {
    const halfWidth = this.width / 2 / this.k;
    const halfHeight = this.free / 2 / this.k;
    const down = this.shift / this.k;
    const x = box.width > 2 * halfWidth ? box.x + box.width / 2 : Math.min(box.x + halfWidth, Math.max(box.x + box.width - halfWidth, this.x));
    const middle = box.height > 2 * halfHeight ? box.y + box.height / 2 : Math.min(box.y + halfHeight, Math.max(box.y + box.height - halfHeight, this.y + down));
    const y = middle - down;
    if (Math.abs(x - this.x) > 1 || Math.abs(y - this.y) > 1) this.go(x, y);
  }

  private halt(): void {
    cancelAnimationFrame(this.glide);
    this.glide = 0;
    this.aim = null;
  }
}
