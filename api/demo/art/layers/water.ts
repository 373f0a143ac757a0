// Reflections on water.
import type { Board } from '../board.js';
import { lens, W } from '../paths.js';
import type { Rand } from '../random.js';
import { op, path } from '../shapes.js';
import { range } from '../svg.js';

export function ripples(
  g: Board,
  R: Rand,
  y0: number,
  y1: number,
  count: number,
  color: string,
  a: number,
  x0 = 0,
  x1 = W,
) {
  g.add(
    path(
      range(count, () => {
        const t = R(0, 1) ** 1.5;
        const w = (30 + 170 * t) * R(0.5, 1.3);
        return lens(R(x0, x1), y0 + (y1 - y0) * t, w, 1.2 + 4 * t);
      }).join(''),
      color,
      op(a),
    ),
  );
}
export function glitter(g: Board, R: Rand, x: number, y0: number, y1: number, color: string, spread = 60) {
  g.add(
    path(
      range(46, (i) => {
        const t = (i / 46) ** 1.25;
        const w = spread * (0.4 + 1.6 * t) * R(0.35, 1.25);
        return lens(x + R(-1, 1) * spread * (0.15 + t * 0.9), y0 + (y1 - y0) * t, w, 2 + 5 * t);
      }).join(''),
      color,
      op(0.78),
    ),
  );
}
