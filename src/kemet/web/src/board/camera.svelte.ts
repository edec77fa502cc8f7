/** Pan and zoom of the board inside its frame. */

import { HEIGHT, WIDTH, project } from './geometry';
import type { Orientation, Point } from './types';

const MOST = 5;
/** Numbers on markers are 21 units high and shall be at least this many pixels. */
const LEGIBLE = 13.3 / 21;
/** How near the camera goes by itself, and the pixels it leaves around what it shows. */
const NEAR = 2;
const AROUND = 56;
/** Pixels per unit below which the board is small. */
const SMALL = 0.42;
/** Pixels per unit from which on markers grow with the zoom, if slower. */
const ROOMY = 0.46;

export class Camera {
  /** Size of the frame in pixels. */
  width = $state(0);
  height = $state(0);
  /** How much of it lies under something else, at the bottom. */
  covered = $state(0);
  private readonly seen: number = $derived(Math.max(1, this.height - this.covered));
  wanted = $state<'auto' | Orientation>('auto');
  /** The part of the board that is shown when nothing is zoomed: left, top, width, height, north up. */
  part = $state.raw<readonly [number, number, number, number]>([0, 0, WIDTH, HEIGHT]);
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);

  readonly orientation: Orientation = $derived(
    this.wanted === 'auto' ? (this.width > this.height ? 'landscape' : 'portrait') : this.wanted,
  );
  /** The same as it lies on the screen. */
  private readonly crop = $derived.by(() => {
    const [x, y, wide, high] = this.part;
    return this.orientation === 'landscape' ? { x: y, y: WIDTH - x - wide, wide: high, high: wide } : { x, y, wide, high };
  });
  readonly units: Point = $derived([this.crop.wide, this.crop.high]);
  readonly box: string = $derived(`${this.crop.x} ${this.crop.y} ${this.crop.wide} ${this.crop.high}`);
  /** Pixels per unit when all of it is seen. */
  readonly fit: number = $derived(Math.min(this.width / this.units[0], this.height / this.units[1]));
  /** Whether pieces are so large beside the land that one rather comes nearer. */
  readonly small: boolean = $derived(this.fit > 0 && this.fit < SMALL);
  /** Size of markers, in units: numbers stay legible on small boards; on large ones pieces grow slower than the land. */
  readonly marker: number = $derived.by(() => {
    const pixels = this.fit * this.zoom;
    if (!(pixels > 0)) return 1;
    return (LEGIBLE / pixels) * Math.sqrt(Math.max(1, pixels / ROOMY));
  });
  readonly x: number = $derived(clamp(this.#x, this.width, this.units[0] * this.fit * this.zoom));
  readonly y: number = $derived(clamp(this.#y, this.seen, this.units[1] * this.fit * this.zoom));

  pan(dx: number, dy: number): void {
    [this.#x, this.#y] = [this.x + dx, this.y + dy];
  }

  /** Zooms by *factor*; the point *at* (in pixels of the frame) stays where it is. */
  zoomAt(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const ratio = zoom / this.zoom;
    [this.#x, this.#y] = [at[0] - (at[0] - this.x) * ratio, at[1] - (at[1] - this.y) * ratio];
    this.zoom = zoom;
  }

  reset(): void {
    [this.zoom, this.#x, this.#y] = [1, 0, 0];
  }

  /** Zooms in on a point of the board, or out again when close already. */
  focus(point: Point): void {
    if (this.zoom > 1.5) {
      this.reset();
      return;
    }
    this.zoom = 2.2;
    const [x, y] = this.pixels(point);
    this.pan(this.width / 2 - x, this.height / 2 - y);
  }

  /** Goes where all of *points* can be seen, as near as that allows. */
  look(points: readonly Point[]): void {
    if (!points.length || !(this.fit > 0)) return;
    const shown = points.map((point) => project(point, this.orientation));
    const [xs, ys] = [shown.map(([x]) => x), shown.map(([, y]) => y)];
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const room = (size: number, all: number): number => (size - 2 * AROUND) / Math.max(1, all * this.fit);
    const near = this.small || this.zoom > 1 ? NEAR : 1;
    this.zoom = Math.max(1, Math.min(near, room(this.width, right - left), room(this.seen, bottom - top)));
    const scale = this.fit * this.zoom;
    this.#x = this.width / 2 - ((left + right) / 2 - this.crop.x) * scale;
    this.#y = this.seen / 2 - ((top + bottom) / 2 - this.crop.y) * scale;
  }

  /** Moves just as far as needed to see a point of the board. */
  reveal(point: Point): void {
    const margin = 60;
    const [x, y] = this.pixels(point);
    const shift = (value: number, size: number): number =>
      value < margin ? margin - value : value > size - margin ? size - margin - value : 0;
    if (this.zoom > 1) this.pan(shift(x, this.width), shift(y, this.height));
  }

  /** How far points of the board reach in the frame, in pixels: their middle from left to right, top and bottom. */
  extent(points: readonly Point[]): { x: number; top: number; bottom: number } {
    const seen = points.map((point) => this.pixels(point));
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const bottom = Math.min(Math.max(...ys), this.height - 80);
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, top: Math.min(...ys), bottom };
  }

  /** Where a point of the board is in the frame, in pixels. */
  pixels(point: Point): Point {
    const [x, y] = project(point, this.orientation);
    const scale = this.fit * this.zoom;
    return [this.x + (x - this.crop.x) * scale, this.y + (y - this.crop.y) * scale];
  }
}

/** Keeps the board in the frame: centred when smaller, without a gap when larger. */
function clamp(offset: number, frame: number, size: number): number {
  return size <= frame ? (frame - size) / 2 : Math.min(0, Math.max(frame - size, offset));
}
