/** Pan and zoom of the board inside its frame. */

import { HEIGHT, WIDTH, project } from './geometry';
import type { Orientation, Point } from './types';

const MOST = 5;
/** Numbers on markers are 21 units high and shall be at least this many pixels. */
const LEGIBLE = 13.3 / 21;
/** Pixels per unit from which on markers grow with the zoom, if slower. */
const ROOMY = 0.46;

export class Camera {
  /** Size of the frame in pixels. */
  width = $state(0);
  height = $state(0);
  wanted = $state<'auto' | Orientation>('auto');
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);

  readonly orientation: Orientation = $derived(
    this.wanted === 'auto' ? (this.width > this.height ? 'landscape' : 'portrait') : this.wanted,
  );
  readonly units: Point = $derived(this.orientation === 'landscape' ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);
  /** Pixels per unit when the whole board is seen. */
  readonly fit: number = $derived(Math.min(this.width / this.units[0], this.height / this.units[1]));
  /** Size of markers, in units: numbers stay legible on small boards; on large ones pieces grow slower than the land. */
  readonly marker: number = $derived.by(() => {
    const pixels = this.fit * this.zoom;
    if (!(pixels > 0)) return 1;
    return (LEGIBLE / pixels) * Math.sqrt(Math.max(1, pixels / ROOMY));
  });
  readonly x: number = $derived(clamp(this.#x, this.width, this.units[0] * this.fit * this.zoom));
  readonly y: number = $derived(clamp(this.#y, this.height, this.units[1] * this.fit * this.zoom));

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
    return [this.x + x * scale, this.y + y * scale];
  }
}

/** Keeps the board in the frame: centred when smaller, without a gap when larger. */
function clamp(offset: number, frame: number, size: number): number {
  return size <= frame ? (frame - size) / 2 : Math.min(0, Math.max(frame - size, offset));
}
