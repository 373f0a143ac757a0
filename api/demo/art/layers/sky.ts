// Skies, with sun, moon and clouds.
import type { Board } from '../board.js';
import { H, lens, W } from '../paths.js';
import type { Rand } from '../random.js';
import { disc, dots, line, op, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const sky = (g: Board, h = H, stops = g.p.sky) => g.add(rect(0, 0, W, h, g.lin('v', ...stops)));
export function sun(g: Board, x: number, y: number, r: number) {
  const { p } = g;
  g.add(
    g.glow(x, y, r * 7, p.sun, 0.75),
    g.veil(disc(x, y, r * 5, g.rad([0.15, p.sun, 0.55], [1, p.sun, 0]))),
    disc(x, y, r * 1.5, p.sun, op(0.22)),
    disc(x, y, r, g.lin('v', p.sun, mix(p.sun, p.gold, p.dark ? 0.12 : 0.28))),
  );
}
export function clouds(g: Board, R: Rand, y0: number, y1: number, count: number, color: string, a = 0.3) {
  g.add(
    range(count, () => {
      const x = R(0, W);
      const y = R(y0, y1);
      const w = R(260, 760);
      const n = R.int(2, 4);
      return range(n, (i) =>
        path(lens(x + R(-90, 90), y + i * R(9, 17), w * R(0.5, 1), R(5, 13)), color, op(a * R(0.5, 1))),
      );
    }),
  );
}
export const stars = (g: Board, R: Rand, count: number, yMax: number) =>
  (
    [
      [3, 0.8],
      [1.8, 0.7],
    ] as const
  ).forEach(([s, a]) =>
    g.add(
      dots(
        range(count, () => [R(0, W), R(0, 1) ** 1.4 * yMax]),
        g.p.cream,
        s,
        op(a),
      ),
    ),
  );
export const mist = (g: Board, y: number, h: number, color: string, a = 0.7) =>
  g.add(rect(0, y - h / 2, W, h, g.lin('v', [0, color, 0], [0.5, color, a], [1, color, 0])));
export const birds = (g: Board, R: Rand, x: number, y: number, n: number) =>
  g.add(
    line(
      range(n, (i) => {
        const a = x + i * R(18, 40);
        const b = y + R(-26, 26);
        const s = R(5, 9);
        return S`M${a - s} ${b - s * 0.5}Q${a - s * 0.4} ${b - s * 0.7} ${a} ${b}Q${a + s * 0.4} ${b - s * 0.7} ${a + s} ${b - s * 0.5}`;
      }).join(''),
      g.p.ink,
      2,
      'opacity=".6" stroke-linecap="round"',
    ),
  );
