// Dishes seen from above.
import type { Board } from '../board.js';
import type { Rand } from '../random.js';
import { at, beads, disc, dots, line, op, oval, path } from '../shapes.js';
import { mix, range, S } from '../svg.js';
import { bloom } from './flowers.js';
import { MOTIFS, turn } from './ornament.js';

export const DISHES = ['dal', 'paneer', 'raita', 'saag', 'jamun', 'chutney', 'kheer', 'rose'] as const;
export type Dish = (typeof DISHES)[number];

export const bowl = (g: Board, R: Rand, x: number, y: number, r: number, food: Dish) => {
  const { p } = g;
  const metal =
    g.L < 0
      ? g.lin('d', mix(p.gold, p.cream, 0.8), p.gold, mix(p.gold, p.ink, 0.5))
      : g.lin('d', mix(p.gold, p.ink, 0.15), mix(p.gold, p.cream, 0.6), mix(p.gold, p.ink, 0.5));
  const inside = (n: number) =>
    range(n, () => {
      const a = R(0, 6.28);
      const q = Math.sqrt(R(0, 1)) * r * 0.62;
      return [x + Math.cos(a) * q, y + Math.sin(a) * q];
    });
  const base = {
    dal: mix(p.gold, '#f7c948', 0.4),
    paneer: mix(p.rose, p.gold, 0.45),
    raita: p.cream,
    saag: mix('#55702f', p.ink, 0.12),
    jamun: mix(p.gold, '#5a1f12', 0.35),
    chutney: mix('#7f9a3c', p.leaf, 0.2),
    kheer: mix(p.cream, p.gold, 0.22),
    rose: mix(p.rose, p.cream, 0.55),
  }[food];
  const top = {
    dal: () => [
      dots(inside(26), mix(base, p.cream, 0.45), 7),
      dots(inside(9), p.leaf, 8),
      dots(inside(6), p.rose, 6),
    ],
    paneer: () =>
      inside(7).map(
        ([a, b]) =>
          S`<rect x="${a - 14}" y="${b - 12}" width="28" height="24" rx="5" fill="${p.cream}" transform="rotate(${R(-40, 40)} ${a} ${b})" stroke="${mix(base, p.ink, 0.2)}" stroke-width="4"/>`,
      ),
    raita: () => [dots(inside(18), mix(p.leaf, p.cream, 0.3), 8), dots(inside(12), p.rose, 6)],
    saag: () => [
      dots(inside(30), mix(base, p.cream, 0.2), 9),
      line(
        S`M${x - r * 0.4} ${y}q${r * 0.2}${-r * 0.4} ${r * 0.4} 0t${r * 0.4}-4`,
        p.cream,
        6,
        'stroke-linecap="round"',
      ),
    ],
    jamun: () =>
      range(5, (i) => {
        const a = i * 1.257;
        const q = r * 0.38;
        return [
          disc(x + Math.cos(a) * q, y + Math.sin(a) * q, r * 0.27, mix('#5a1f12', p.ink, 0.2)),
          disc(
            x + Math.cos(a) * q + g.L * r * 0.08,
            y + Math.sin(a) * q - r * 0.1,
            r * 0.07,
            p.cream,
            op(0.7),
          ),
        ];
      }),
    chutney: () => dots(inside(34), mix(base, p.ink, 0.3), 6),
    kheer: () => [
      dots(inside(16), p.cream, 9),
      dots(inside(8), p.leaf, 8),
      line(
        inside(7)
          .map(([a, b]) => S`M${a} ${b}l${R(-14, 14)} ${R(-12, 12)}`)
          .join(''),
        p.rose,
        3,
        'stroke-linecap="round"',
      ),
    ],
    rose: () => [dots(inside(14), p.rose, 10), dots(inside(10), p.cream, 8)],
  }[food];
  return [
    oval(x - g.L * r * 0.22, y + r * 0.24, r * 1.05, r, p.ink, op(0.38)),
    disc(x, y, r, metal),
    disc(x, y, r * 0.86, mix(p.gold, p.ink, 0.55)),
    disc(x, y, r * 0.81, mix(base, p.ink, 0.12)),
    oval(x + g.L * r * 0.06, y - r * 0.03, r * 0.73, r * 0.71, base),
    top(),
    path(
      S`M${x - r * 0.6} ${y - r * 0.5}Q${x} ${y - r * 1.05} ${x + r * 0.6} ${y - r * 0.5}Q${x} ${y - r * 0.86} ${x - r * 0.6} ${y - r * 0.5}Z`,
      p.cream,
      op(0.35),
    ),
  ];
};
export function platter(g: Board, R: Rand, x: number, y: number, r: number, foods: readonly Dish[]) {
  const { p } = g;
  const rim =
    g.L < 0
      ? g.lin('d', mix(p.gold, p.cream, 0.75), p.gold, mix(p.gold, p.ink, 0.5))
      : g.lin('d', mix(p.gold, p.ink, 0.1), mix(p.gold, p.cream, 0.55), mix(p.gold, p.ink, 0.45));
  const n = foods.length;
  const start = R(0, 6.28);
  const puriA = start + ((5.2 * (n - 1)) / n + 6.283) / 2;
  const puri = (a: number, q: number, s: number) => {
    const px = x + Math.cos(a) * q;
    const py = y + Math.sin(a) * q;
    return [
      oval(px - g.L * 14, py + 16, s, s * 0.96, p.ink, op(0.3)),
      disc(
        px,
        py,
        s,
        g.rad(
          [0.2, mix(p.gold, p.cream, 0.5)],
          [0.8, mix(p.gold, p.cream, 0.18)],
          [1, mix(p.gold, p.ink, 0.25)],
        ),
      ),
      dots(
        range(12, () => [px + R(-0.6, 0.6) * s, py + R(-0.6, 0.6) * s]),
        mix(p.gold, p.ink, 0.3),
        s * 0.13,
        op(0.55),
      ),
    ];
  };
  return [
    g.veil(
      oval(x - g.L * r * 0.14, y + r * 0.15, r * 1.08, r * 1.05, g.rad([0.8, p.ink, 0.9], [1, p.ink, 0])),
    ),
    disc(x, y, r, rim),
    disc(x, y, r * 0.95, mix(p.gold, p.ink, 0.42)),
    disc(
      x,
      y,
      r * 0.93,
      g.rad([0, mix(p.gold, p.cream, 0.5)], [0.7, mix(p.gold, p.cream, 0.12)], [1, mix(p.gold, p.ink, 0.22)]),
    ),
    beads(
      S`M${x} ${y - r * 0.975}a${r * 0.975} ${r * 0.975} 0 1 1-.1 0`,
      mix(p.gold, p.cream, 0.6),
      r * 0.018,
      r * 0.04,
    ),
    at(x, y, r / 520, [
      disc(0, 0, 210, 'none', S`stroke="${mix(p.gold, p.ink, 0.35)}" stroke-width="4"`),
      turn(
        g,
        g.symbol('etch', () => line(MOTIFS.petal(26, 84), mix(p.gold, p.ink, 0.35), 4)),
        120,
        20,
      ),
    ]),
    foods.map((f, i) => {
      const a = start + (i * 5.2) / n;
      return bowl(
        g,
        R,
        x + Math.cos(a) * r * 0.69,
        y + Math.sin(a) * r * 0.69,
        ((r * 1.62) / n) * (n > 5 ? 0.86 : 0.72),
        f,
      );
    }),
    (
      [
        [-0.22, 0.66],
        [0.2, 0.64],
        [0, 0.52],
      ] as const
    ).map(([d, q]) => puri(puriA + d, r * q, r * 0.18)),
    oval(x - g.L * 16, y + 20, r * 0.3, r * 0.29, p.ink, op(0.3)),
    disc(x, y, r * 0.29, mix(p.cream, p.gold, 0.12)),
    line(
      range(90, () => {
        const a = R(0, 6.28);
        const q = Math.sqrt(R(0, 1)) * r * 0.28;
        return S`M${x + Math.cos(a) * q} ${y + Math.sin(a) * q}l${R(-9, 9)} ${R(-9, 9)}`;
      }).join(''),
      R.chance() ? p.cream : '#ffffff',
      5,
      'stroke-linecap="round"',
    ),
    line(
      range(22, () => {
        const a = R(0, 6.28);
        const q = Math.sqrt(R(0, 1)) * r * 0.26;
        return S`M${x + Math.cos(a) * q} ${y + Math.sin(a) * q}l${R(-9, 9)} ${R(-9, 9)}`;
      }).join(''),
      p.gold,
      4.5,
      'stroke-linecap="round"',
    ),
    dots(
      range(8, () => [x + R(-0.18, 0.18) * r, y + R(-0.18, 0.18) * r]),
      p.leaf,
      9,
    ),
    g.use(bloom(g, p.rose), x + r * 0.04, y - r * 0.02, r * 0.0075),
  ];
}
