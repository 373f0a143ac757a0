// A wedding in the hills: snow peaks, deodars in the mist, and a lodge or a palace on its terrace.
import { type Board, scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers } from '../kits/flowers.js';
import { flowerBank, petals } from '../kits/ground.js';
import { bulbs } from '../kits/lamps.js';
import { deodars, snowRange } from '../kits/mountains.js';
import { finial, palace } from '../kits/palace.js';
import { curtain, folds } from '../kits/textiles.js';
import { birds, clouds, mist, sky, stars, sun } from '../layers/sky.js';
import { cusped, H, ridge, scatter, swag, W } from '../paths.js';
import type { Rand } from '../random.js';
import { at, line, op, oval, path, rect } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

function lodge(g: Board, R: Rand, x: number, y: number, w: number): Kids {
  const { p } = g;
  const roof = mix(p.rose, p.near, 0.4);
  const tiles = g.side(mix(roof, p.gold, 0.35), mix(roof, p.ink, 0.3));
  const glass = g.lin('v', mix(p.gold, p.rose, 0.25), mix(p.gold, p.cream, 0.6));
  const wing = (wx: number, ww: number, h: number) => [
    rect(wx - ww / 2, y - h, ww, h, g.stone()),
    range(2, (k) =>
      range(4, (i) =>
        path(cusped(wx + (i - 1.5) * ww * 0.23, y - 8 - k * h * 0.48, ww * 0.14, h * 0.34, 3), glass),
      ),
    ),
    path(
      S`M${wx - ww * 0.66} ${y - h + 14}L${wx - ww * 0.06} ${y - h - ww * 0.5}H${wx + ww * 0.06}L${wx + ww * 0.66} ${y - h + 14}Z`,
      tiles,
    ),
    line(
      range(
        7,
        (i) => S`M${wx + (i - 3) * ww * 0.03} ${y - h - ww * 0.46}L${wx + (i - 3) * ww * 0.19} ${y - h + 10}`,
      ).join(''),
      mix(roof, p.ink, 0.4),
      2,
      op(0.4),
    ),
    rect(wx - ww / 2, y - h * 0.52, ww, 9, mix(p.near, p.rose, 0.3)),
    finial(wx, y - h - ww * 0.49, 1.4, p.gold),
  ];
  return [
    rect(x - w * 0.34, y - w * 0.25, w * 0.68, w * 0.25, g.stone()),
    path(
      S`M${x - w * 0.44} ${y - w * 0.23}L${x - w * 0.3} ${y - w * 0.36}H${x + w * 0.3}L${x + w * 0.44} ${y - w * 0.23}Z`,
      tiles,
    ),
    range(9, (i) => path(cusped(x + (i - 4) * w * 0.07, y - 6, w * 0.045, w * 0.16, 3), glass)),
    path(
      S`M${x - w * 0.36} ${y - w * 0.16}L${x - w * 0.33} ${y - w * 0.2}H${x + w * 0.33}L${x + w * 0.36} ${y - w * 0.16}Z`,
      mix(roof, p.gold, 0.2),
    ),
    wing(x - w * 0.36, w * 0.24, w * R(0.28, 0.34)),
    wing(x + w * 0.36, w * 0.24, w * R(0.28, 0.34)),
    R.chance() ? wing(x, w * 0.2, w * 0.4) : '',
  ];
}

function hillMandap(g: Board, R: Rand, x: number, y: number, s: number): Kids {
  const { p } = g;
  return at(x, y, s, [
    oval(0, 6, 190, 20, p.ink, op(0.35)),
    rect(-150, -8, 300, 16, g.side(p.cream, p.shade)),
    [-1, 1].map((k) => [
      line(S`M${k * 118} -6V-250`, p.cream, 11),
      curtain(g, k * 118, -244, 84, 240, -k, p.rose),
    ]),
    path('M-146-240Q-30-262 0-340Q30-262 146-240Z', folds(g, p.cream, 5)),
    finial(0, -336, 1.6, p.gold),
    flowers(
      g,
      R,
      range(24, (i): Point => [-136 + i * 11.8, -242 + R(-8, 8)]),
      19,
    ),
    flowers(g, R, [...scatter(R, 8, -136, -14, 34, 16), ...scatter(R, 8, 136, -14, 34, 16)], 21),
    someone(g, -26, -6, 0.94, {
      outfit: 'lehenga',
      main: p.rose,
      accent: p.gold,
      head: 'veil',
      pose: 'hold',
      dim: 0.1,
    }),
    someone(g, 30, -6, -0.97, {
      outfit: 'sherwani',
      main: p.cream,
      accent: p.rose,
      head: 'turban',
      pose: 'link',
      dim: 0.1,
    }),
  ]);
}

export const hills = scene('hills', (g, R, p) => {
  const cx = third(-g.L) + R(-30, 50);
  const base = R(690, 720);
  const fog = mix(p.sky[2], p.cream, p.dark ? 0 : 0.25);
  g.focus = [cx / W, 0.54];
  sky(g, 760);
  if (p.dark) stars(g, R, 90, 260);
  sun(g, third(g.L) + R(-60, 90), R(190, 270), R(46, 66));
  clouds(g, R, 60, 260, 5, p.sun, 0.4);
  g.add(snowRange(g, R, 560, R(280, 350), fog));
  mist(g, 560, 260, fog, 0.85);
  birds(g, R, third(g.L) - g.L * 170, 260, 6);
  const tint = (t: number) => mix(mix(p.far, fog, 0.35), mix(p.leaf, p.near, 0.55), t);
  const along = (n: number, y: number) => range(n, (): Point => [R(-20, W + 20), y + R(-14, 22)]);
  const slopes = [
    [500, 60, 0.14, 40, 0.3, 0.6],
    [570, 60, 0.38, 34, 0.6, 1],
    [640, 44, 0.62, 26, 1, 1.7],
  ] as const;
  slopes.forEach(([y, amp, t, n, lo, hi]) => {
    const c = tint(t);
    g.add(
      deodars(g, R, along(n, y + 6), lo, hi, c),
      path(ridge(R, y, amp), g.lin('v', c, [0.22, mix(c, fog, 0.55)], [0.5, fog])),
    );
    mist(g, y + R(70, 90), 150, fog, 0.8);
  });
  g.add(
    path(
      S`M-20 ${base + 70}C300 ${base - 20} ${cx - 500} ${base + 8} ${cx} ${base + 6}S1400 ${base + 50} ${W + 20} ${base - 30}V${H + 20}H-20Z`,
      g.lin('v', mix(p.leaf, p.sun, 0.34), [0.35, mix(p.leaf, p.near, 0.3)], [1, mix(p.leaf, p.ink, 0.62)]),
    ),
  );
  const w = R(640, 720);
  g.add(
    deodars(
      g,
      R,
      along(14, base + 26).filter(([x]) => Math.abs(x - cx) > w * 0.52),
      2,
      3.2,
      tint(0.75),
    ),
    g.glow(cx, base - 90, 480, p.gold, p.dark ? 0.75 : 0.5),
    R.chance(0.65) ? lodge(g, R, cx, base + 4, w) : palace(g, R, cx, base + 4, w * 0.9),
  );
  // terraces step down from the house, each edged with lamps and flowers
  g.add(
    range(3, (i) => {
      const [y, half] = [base + i * 46, w * (0.56 + i * 0.13)];
      return [
        path(
          S`M${cx - half} ${y}H${cx + half}L${cx + half + 26} ${y + 46}H${cx - half - 26}Z`,
          g.side(mix(p.leaf, p.sun, 0.4), mix(p.leaf, p.near, 0.3)),
        ),
        rect(
          cx - half - 26,
          y + 34,
          half * 2 + 52,
          20,
          g.stone(mix(p.stone, p.shade, 0.35), mix(p.shade, p.mid, 0.4)),
        ),
        flowers(
          g,
          R,
          range(30, (k): Point => [cx - half + (half * 2 * k) / 29, y + 30 + R(-5, 5)]),
          15,
        ),
        range(9, (k) => g.glow(cx - half + (half * 2 * k) / 8, y + 26, 34, p.gold, 0.8)),
      ];
    }),
    bulbs(
      g,
      range(6, (i) =>
        swag(
          cx - w * 0.56 + (i * w * 1.12) / 6,
          base - 40,
          cx - w * 0.56 + ((i + 1) * w * 1.12) / 6,
          base - 40,
          18,
        ),
      ).join(''),
      5,
      16,
    ),
  );
  const [mx, my] = [cx + g.L * w * 0.34, base + 216];
  g.add(
    path(
      S`M${mx - 40} ${my}H${mx + 40}Q${mx + 90} ${my + 120} ${W / 2 + 230} ${H + 10}H${W / 2 - 190}Q${mx - 120} ${my + 130} ${mx - 40} ${my}Z`,
      g.lin('v', mix(p.stone, p.gold, 0.2), mix(p.shade, p.near, 0.3)),
      op(0.85),
    ),
    hillMandap(g, R, mx, my, 1.15),
  );
  const near = (side: number, n: number, step: number, size: number) =>
    range(n, (i) =>
      deodars(
        g,
        R,
        [[W / 2 + side * (W / 2 + 40 - i * step), H + 70 + i * 22]],
        size - i * 0.9,
        size + 1 - i * 0.9,
        mix(p.ink, p.leaf, 0.1 + i * 0.05),
      ),
    );
  g.add(near(g.L, 5, 92, 7), near(-g.L, 3, 80, 4.6));
  petals(g, R, my + 20, 14);
  flowerBank(g, R, 120, 32);
});
