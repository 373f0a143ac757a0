// Trees and palms.
import type { Board } from '../board.js';
import { poly } from '../paths.js';
import type { Rand } from '../random.js';
import { at, dots, line, path } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

/** A round tree canopy, lit from g.L. */
export function tree(
  g: Board,
  R: Rand,
  x: number,
  y: number,
  s: number,
  base: string,
  lit: string,
  trunk = g.p.ink,
) {
  const puff = (n: number, dx: number, dy: number, rad: number) =>
    range(n, () => {
      const a = R(0, 6.28);
      const r = Math.sqrt(R(0, 1)) * rad;
      return [dx + Math.cos(a) * r * 1.25, dy + Math.sin(a) * r * 0.8];
    });
  return at(x, y, s, [
    path('M-7 0Q-3-40-6-90L6-90Q4-40 9 0Z', trunk),
    dots(puff(26, 0, -125, 62), base, 46),
    dots(puff(16, g.L * 22, -142, 44), mix(base, lit, 0.22), 34),
    dots(puff(16, g.L * 32, -152, 40), mix(base, lit, 0.4), 18),
    dots(puff(14, -g.L * 30, -104, 44), mix(base, g.p.ink, 0.3), 16),
  ]);
}
/** Position and size of a tree. */
export type Spot = readonly [number, number, number];
export const grove = (g: Board, R: Rand, spots: readonly Spot[], base: string, lit: string, trunk: string) =>
  spots.map(([x, y, s], i) =>
    g.use(
      g.symbol(`tree${i % 4}${base}`, () => tree(g, R, 0, 0, 1, base, lit, trunk)),
      x,
      y,
      s * (i % 8 > 3 ? 0.94 : 1),
    ),
  );
export function cypress(x: number, y: number, h: number, fill: string) {
  return path(
    S`M${x - h * 0.09} ${y}Q${x - h * 0.13} ${y - h * 0.4} ${x} ${y - h}Q${x + h * 0.13} ${y - h * 0.4} ${x + h * 0.09} ${y}Z`,
    fill,
  );
}
/** A conifer with drooping tiers, foot at 0,0. */
export function deodar(R: Rand, h: number) {
  const n = 11;
  const side = (s: number) =>
    range(n, (k) => {
      const hw = h * 0.27 * (1 - k / n) ** 0.85 * R(0.72, 1.12);
      const y = -h * 0.1 - (h * 0.86 * k) / n;
      return [
        [s * hw, y + h * R(0.015, 0.04)],
        [s * hw * R(0.25, 0.4), y - h * 0.045],
      ];
    }).flat();
  return poly([
    [-h * 0.016, 0],
    [-h * 0.016, -h * 0.09],
    ...side(-1),
    [0, -h],
    ...side(1).reverse(),
    [h * 0.016, -h * 0.09],
    [h * 0.016, 0],
  ]);
}
export function palm(
  g: Board,
  R: Rand,
  x: number,
  y: number,
  h: number,
  lean: number,
  color: string,
  lit: string,
) {
  const tx = x + lean;
  const ty = y - h;
  const w = h * 0.022;
  const cx = x + lean * 0.15;
  const cy = y - h * 0.6;
  const fronds = range(9, (i) => {
    const a = -Math.PI * (-0.12 + (1.24 * (i + R(0.2, 0.8))) / 9);
    const len = h * R(0.3, 0.42);
    const ex = Math.cos(a) * len;
    const ey = Math.sin(a) * len * 0.6 + len * 0.36;
    const qx = Math.cos(a) * len * 0.55;
    const qy = Math.sin(a) * len * 0.75 - len * 0.1;
    const q = (t: number): Point => [2 * t * (1 - t) * qx + t * t * ex, 2 * t * (1 - t) * qy + t * t * ey];
    const up: Point[] = [];
    const down: Point[] = [];
    for (let k = 1; k <= 15; k++) {
      const t = k / 15.5;
      const [bx, by] = q(t);
      const [fx, fy] = q(Math.min(1, t + 0.1));
      const l = len * 0.27 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12));
      const m = Math.hypot(fx - bx, fy - by) || 1;
      const nx = -(fy - by) / m;
      const ny = (fx - bx) / m;
      up.push([bx, by], [fx + nx * l * 0.7, fy + ny * l * 0.55 + l * 0.5]);
      down.unshift([fx - nx * l * 0.7, fy - ny * l * 0.55 + l * 0.5], [bx, by]);
    }
    return path(
      poly([[0, 0], ...up, [ex, ey], ...down]),
      Math.sign(ex) === g.L ? mix(color, lit, 0.35) : color,
    );
  });
  return [
    path(
      S`M${x - w * 1.3} ${y}Q${cx - w} ${cy} ${tx - w * 0.5} ${ty}L${tx + w * 0.5} ${ty}Q${cx + w} ${cy} ${x + w * 1.3} ${y}Z`,
      color,
    ),
    line(
      S`M${x} ${y}Q${cx} ${cy} ${tx} ${ty}`,
      mix(color, lit, 0.3),
      w * 1.6,
      S`stroke-dasharray="2 ${h * 0.018}"`,
    ),
    at(tx, ty, 1, [
      fronds,
      dots(
        [
          [-8, 6],
          [7, 8],
          [0, 13],
        ],
        mix(color, g.p.ink, 0.3),
        h * 0.028,
      ),
    ]),
  ];
}
