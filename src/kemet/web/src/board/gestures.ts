/** Wheel, drag, pinch: moves the camera over the board; a troop that is dragged is carried in its place. */

import type { Camera } from './camera.svelte';
import type { Point } from './types';

const SLACK = 6;

export interface Gestures {
  /** Attach to the frame of the board. */
  attach: (frame: HTMLElement) => () => void;
  /** Whether the click that is being handled ends a drag or a pinch. */
  dragged: () => boolean;
}

/** What can be carried over the board. */
export interface Carrying {
  /** Whether what is under the pointer can be taken. */
  takes: (target: Element) => boolean;
  /** It is taken up. */
  begin: (target: Element) => void;
  /** It is over this point of the frame. */
  over: (at: Point) => void;
  /** It is let go over *target*, or nowhere. */
  drop: (target: Element | null) => void;
}

/** Makes the gestures of a board; *moving* is told when the camera starts and stops to move. */
export function gestures(camera: Camera, moving: (on: boolean) => void, carrying: Carrying): Gestures {
  let taken: Element | null = null;
  let carried = false;
  const fingers = new Map<number, Point>();
  let start: Point = [0, 0];
  let dragged = false;

  function attach(frame: HTMLElement): () => void {
    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = frame.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const middle = (): Point => mean([...fingers.values()]);
    const spread = (): number => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      if (!fingers.size) {
        start = local(event);
        dragged = false;
        taken = carrying.takes(event.target as Element) ? (event.target as Element) : null;
      } else taken = null;
      fingers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      const [was, width] = [middle(), spread()];
      const now = local(event);
      fingers.set(event.pointerId, now);
      if (!dragged && (fingers.size > 1 || Math.hypot(now[0] - start[0], now[1] - start[1]) > SLACK)) {
        dragged = true;
        if (taken) {
          carried = true;
          carrying.begin(taken);
        } else moving(true);
        for (const id of fingers.keys()) frame.setPointerCapture(id);
      }
      if (!dragged) return;
      if (carried) {
        carrying.over(now);
        return;
      }
      const to = middle();
      camera.pan(to[0] - was[0], to[1] - was[1]);
      if (width && spread()) camera.zoomAt(spread() / width, to);
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      if (carried) {
        carried = false;
        carrying.drop(event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null);
      } else if (!fingers.size && dragged) moving(false);
    };
    const wheel = (event: WheelEvent): void => {
      if (camera.zoom === 1 && event.deltaY > 0) return;
      event.preventDefault();
      camera.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : event.deltaMode ? 0.05 : 0.0016)), local(event));
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [name, listener] of Object.entries(listeners)) frame.addEventListener(name, listener as EventListener);
    frame.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) frame.removeEventListener(name, listener as EventListener);
      frame.removeEventListener('wheel', wheel);
    };
  }

  return { attach, dragged: () => dragged };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point): Point => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / (points.length || 1), sum[1] / (points.length || 1)];
}
