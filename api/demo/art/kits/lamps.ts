// Lamps and their light.
import type { Board } from '../board.js';
import { swag, W } from '../paths.js';
import type { Rand } from '../random.js';
import { beads, disc, dots, line, op, oval, path } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const bulbs = (g: Board, d: string, size: number, gap: number, a = 1) => [
  line(d, g.p.ink, 1.4, op(0.5)),
  beads(d, g.p.gold, size * 3.4, gap, op(0.16 * a)),
  beads(d, g.p.gold, size * 1.7, gap, op(0.5 * a)),
  beads(d, mix(g.p.gold, '#ffffff', 0.72), size, gap, op(a)),
];
export function bokeh(
  g: Board,
  R: Rand,
  count: number,
  y0: number,
  y1: number,
  lo: number,
  hi: number,
  colors: readonly string[] = [g.p.gold, g.p.sun, g.p.rose],
) {
  g.add(
    range(count, () => {
      const c = R.pick(colors);
      const r = R(lo, hi);
      return disc(
        R(0, W),
        R(y0, y1),
        r,
        g.rad([0, c, 0.34], [0.82, c, 0.42], [0.93, c, 0.6], [1, c, 0]),
        op(R(0.25, 0.7)),
      );
    }),
  );
}
export const diya = (g: Board, x: number, y: number, s: number) =>
  g.use(
    g.symbol('diya', () => [
      g.glow(0, -9, 46, g.p.gold, 0.7),
      oval(0, 9, 17, 4, g.p.ink, op(0.4)),
      path(
        'M-15-2Q0 3 17-5Q13 9 0 10Q-11 9-15-2Z',
        g.lin('h', mix(g.p.gold, g.p.rose, 0.6), mix(g.p.rose, g.p.ink, 0.6)),
      ),
      oval(0.5, -2.4, 15.5, 3.4, mix(g.p.rose, g.p.ink, 0.55)),
      path('M8-4C2-9 7-15 10-24C14-15 17-9 8-4Z', g.p.gold),
      path('M9-4C6-8 8-12 10-17C12-12 13-8 9-4Z', g.p.cream),
    ]),
    x,
    y,
    s,
  );
export const lantern = (g: Board, x: number, y: number, s: number, drop = 0) => [
  line(S`M${x} ${y - drop}V${y}`, g.p.ink, 2),
  g.use(
    g.symbol('lantern', () => [
      g.glow(0, 38, 110, g.p.gold, 0.55),
      path('M-5 4H5L13 14H-13Z', g.p.ink),
      path(
        'M-13 14H13L22 32L15 62H-15L-22 32Z',
        g.lin('v', g.p.gold, mix(g.p.gold, g.p.cream, 0.8), g.p.gold),
      ),
      line(
        'M-13 14L-6 32L-9 62M13 14L6 32L9 62M-22 32H22M-13 14L-22 32L-15 62M13 14L22 32L15 62',
        g.p.ink,
        2.4,
      ),
      path('M-15 62H15L8 70H-8ZM-2 70H2V82H-2Z', g.p.ink),
      disc(0, 0, 4, g.p.ink),
    ]),
    x,
    y,
    s,
  ),
];
export function chandelier(g: Board, x: number, y: number, s: number, chain: number) {
  const tiers: readonly (readonly [drop: number, radius: number, lights: number])[] = [
    [0, 96, 13],
    [-58, 62, 9],
    [-104, 32, 5],
  ];
  const metal = mix(g.p.gold, g.p.ink, 0.25);
  return [
    line(S`M${x} ${y - chain}V${y - 120 * s}`, metal, 3 * s),
    g.use(
      g.symbol('chandelier', () => [
        g.glow(0, -40, 300, g.p.sun, 0.75),
        line('M0-130V70', metal, 5),
        tiers.map(([ty, r, n]) => [
          line(
            range(5, (i) => {
              const a = -r + (2 * r * i) / 4;
              return S`M0 ${ty + 44}Q${a * 0.9} ${ty + 46} ${a} ${ty}`;
            }).join(''),
            metal,
            3,
          ),
          beads(
            range(4, (i) => swag(-r + (r * i) / 2, ty + 4, -r + (r * (i + 1)) / 2, ty + 4, 13)).join(''),
            g.p.cream,
            4.5,
            6.5,
            op(0.9),
          ),
          oval(0, ty, r, r * 0.12, 'none', S`stroke="${metal}" stroke-width="4"`),
          dots(
            range(n, (i) => [-r + (2 * r * i) / (n - 1), ty - 16 + (i % 2) * 5]),
            g.p.gold,
            15,
            op(0.4),
          ),
          dots(
            range(n, (i) => [-r + (2 * r * i) / (n - 1), ty - 15 + (i % 2) * 5]),
            g.p.cream,
            7.5,
          ),
          line(range(n, (i) => S`M${-r + (2 * r * i) / (n - 1)} ${ty}v-11`).join(''), g.p.cream, 3.4),
        ]),
        beads('M-40 46Q0 84 40 46M-22 52Q0 76 22 52', g.p.cream, 5, 7),
        path('M0 62L9 78L0 100L-9 78Z', g.p.cream),
      ]),
      x,
      y,
      s,
    ),
  ];
}
