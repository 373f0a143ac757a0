// Blooms, garlands and festoons.
import type { Board } from '../board.js';
import { swag } from '../paths.js';
import type { Rand } from '../random.js';
import { beads, disc, dots, path } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

// A dahlia or marigold of bead rings, with a radius of 10.
export const bloom = (g: Board, c: string) =>
  g.symbol('bloom' + c, () => [
    disc(0, 0, 8.6, mix(c, g.p.ink, 0.32)),
    (
      [
        [7.2, 5, 12],
        [4.4, 4.4, 8],
        [1.8, 3.6, 4],
      ] as const
    ).map(
      ([r, w, k], i) =>
        S`<circle r="${r}" fill="none" stroke="${mix(mix(c, g.p.ink, 0.08), g.p.cream, i * 0.16)}" stroke-width="${w}" stroke-linecap="round" stroke-dasharray=".1 ${((2 * Math.PI * r) / k - 0.1).toFixed(2)}"/>`,
    ),
  ]);
/** A bank of flowers, buds and leaves. */
export function flowers(
  g: Board,
  R: Rand,
  pts: readonly Point[],
  size: number,
  colors: readonly string[] = [g.p.gold, g.p.rose, g.p.cream],
) {
  const jitter = (k: number, dy = 0) => pts.map(([x, y]): Point => [x + R(-k, k), y + dy + R(-k, k)]);
  const c = R.pick(colors);
  return [
    dots(jitter(size * 0.8), mix(g.p.leaf, g.p.ink, 0.4), size * 1.3),
    dots(jitter(size * 1.1), mix(g.p.leaf, g.p.cream, 0.08), size * 0.62),
    dots(jitter(size * 0.9, size * 0.3), mix(R.pick(colors), g.p.ink, 0.16), size * 0.85),
    pts.map(([x, y]) =>
      g.use(bloom(g, R.chance(0.4) ? c : R.pick(colors)), x, y, (size / 10) * R(0.45, 0.92)),
    ),
    dots(
      jitter(size * 1.1).filter((_, i) => i % 2),
      mix(c, g.p.cream, 0.55),
      size * 0.36,
    ),
  ];
}
/** A marigold garland, drawn in three layers. */
export function garland(g: Board, d: string, size: number, color = g.p.gold) {
  const deep = mix(color, g.p.rose, 0.55);
  return [
    beads(d, mix(deep, g.p.ink, 0.25), size, size * 0.72),
    beads(d, color, size * 0.78, size * 0.72, S`transform="translate(${g.L * size * 0.08} ${-size * 0.1})"`),
    beads(
      d,
      mix(color, g.p.cream, 0.5),
      size * 0.3,
      size * 0.72,
      S`transform="translate(${g.L * size * 0.16} ${-size * 0.2})"`,
    ),
  ];
}
export const strand = (g: Board, x: number, y: number, len: number, size: number, color: string) => [
  garland(g, S`M${x} ${y}V${y + len}`, size, color),
  path(
    S`M${x} ${y + len}q${size} ${size * 1.2} 0 ${size * 2.6}q${-size} ${-size * 1.4} 0 ${-size * 2.6}Z`,
    g.p.leaf,
  ),
  disc(x, y + len, size * 0.7, g.p.rose),
];
/** A doorway festoon: swags and hanging strands. */
export function toran(g: Board, x1: number, x2: number, y: number, n: number, sag: number, size: number) {
  const at = (i: number) => x1 + ((x2 - x1) * i) / n;
  const drop = sag * 1.5;
  const hang = (odd: number) =>
    range(n + 1, (i) => (i % 2 === odd ? S`M${at(i)} ${y}v${drop}` : '')).join('');
  return [
    garland(g, range(n, (i) => swag(at(i), y, at(i + 1), y, sag)).join(''), size),
    garland(g, hang(0), size * 0.8, g.p.rose),
    garland(g, hang(1), size * 0.8, g.p.cream),
    path(
      range(
        n + 1,
        (i) =>
          S`M${at(i)} ${y + drop}q${size} ${size} 0 ${size * 2.2}q${-size} ${-size * 1.2} 0 ${-size * 2.2}Z`,
      ).join(''),
      g.p.leaf,
    ),
  ];
}
