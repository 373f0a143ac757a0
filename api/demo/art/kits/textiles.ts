// Drapery.
import type { Board } from '../board.js';
import { swag } from '../paths.js';
import { at, disc, line, op, oval, path } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const folds = (g: Board, c: string, n = 5) =>
  g.lin('h', ...range(n * 2 + 1, (i) => mix(c, i % 2 ? g.p.cream : g.p.ink, i % 2 ? 0.3 : 0.28)));
/** A drape that is tied back to its pillar. */
export function curtain(g: Board, x: number, y: number, w: number, h: number, side: number, c: string) {
  const t = y + h * 0.56;
  const k = side * w;
  return [
    path(
      S`M${x} ${y}H${x + k}C${x + k * 0.95} ${y + h * 0.3} ${x + k * 0.5} ${y + h * 0.42} ${x + k * 0.24} ${t}C${x + k * 0.34} ${y + h * 0.75} ${x + k * 0.5} ${y + h * 0.9} ${x + k * 0.52} ${y + h}H${x - k * 0.04}Q${x + k * 0.06} ${y + h * 0.75} ${x} ${t}Z`,
      folds(g, c),
    ),
    line(
      [0.25, 0.5, 0.75]
        .map(
          (f) =>
            S`M${x + k * f} ${y}C${x + k * f * 0.95} ${y + h * 0.3} ${x + k * f * 0.5} ${y + h * 0.42} ${x + k * f * 0.22} ${t}q${k * 0.06} ${h * 0.25} ${k * f * 0.3} ${h * 0.43}`,
        )
        .join(''),
      mix(c, g.p.ink, 0.4),
      2,
      op(0.5),
    ),
    oval(x + k * 0.12, t, w * 0.16, w * 0.07, g.p.gold),
  ];
}
export function swagCloth(g: Board, x1: number, x2: number, y: number, depth: number, c: string) {
  const d = (k: number) => swag(x1, y, x2, y, depth * k);
  return [
    path(
      d(1) + S`Q${(x1 + x2) / 2} ${y + depth * 0.5} ${x1} ${y}Z`,
      g.lin('v', mix(c, g.p.ink, 0.25), mix(c, g.p.cream, 0.32), mix(c, g.p.ink, 0.15)),
    ),
    line([0.45, 0.62, 0.8].map(d).join(''), mix(c, g.p.ink, 0.35), 2, op(0.45)),
    line(d(1), g.p.gold, 3),
  ];
}
export const tassel = (g: Board, x: number, y: number, s: number, c: string) =>
  at(x, y, s, [
    line('M0-26V0', c, 3),
    disc(0, 0, 7, g.p.gold),
    path('M-6 4L-12 44Q0 50 12 44L6 4Z', folds(g, c, 3)),
  ]);
