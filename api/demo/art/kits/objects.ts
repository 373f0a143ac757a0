// Objects of a wedding: pots, balloons, cakes, parasols, glasses.
import type { Board } from '../board.js';
import { poly, scatter, swag } from '../paths.js';
import { cycle, type Rand } from '../random.js';
import { at, beads, disc, dots, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';
import { flowers } from './flowers.js';

/** A brass pot with mango leaves and a coconut, foot at x, y; about 190 wide. */
export function kalash(g: Board, x: number, y: number, s: number): Kids {
  const { p } = g;
  const leaf = (i: number) =>
    turned(
      0,
      -118,
      -66 + i * 22,
      path('M0 0Q-26-32 0-88Q26-32 0 0Z', i % 2 ? p.leaf : mix(p.leaf, p.cream, 0.2)),
    );
  return at(x, y, s, [
    oval(0, 4, 84, 12, p.ink, op(0.35)),
    range(7, leaf),
    path('M0-214C-40-196-50-150-38-118H38C50-150 40-196 0-214Z', mix(p.gold, p.ink, 0.62)),
    line('M0-212C-12-180-14-150-12-120M0-212C14-180 16-150 14-120', mix(p.gold, p.ink, 0.3), 3),
    path(
      'M-46-122H46L38-108Q92-86 92-44Q92 0 30 0H-30Q-92 0-92-44Q-92-86-38-108Z',
      g.sheen(p.gold, 0.7, 0.6),
    ),
    path('M-46-122H46L42-112H-42Z', mix(p.gold, p.cream, 0.4)),
    beads('M-88-62Q0-30 88-62', p.rose, 12, 15),
    line('M-92-44Q0-8 92-44M-84-24Q0 8 84-24', mix(p.gold, p.ink, 0.4), 3),
    path('M0-50l10 16-10 16-10-16Z', p.rose),
  ]);
}

/** An urn heaped with flowers, 130 wide and 160 tall. */
export function urn(g: Board, R: Rand, x: number, y: number, s: number): Kids {
  const { p } = g;
  const id = g.symbol('urn' + R.int(0, 2), () => [
    oval(-g.L * 20, 0, 54, 12, p.ink, op(0.35)),
    path('M-22 0H22L16-10Q44-40 36-82H-36Q-44-40-16-10Z', g.sheen(p.gold, 0.3, 0.55)),
    line('M-38-74H38M-36-40Q0-30 36-40', mix(p.gold, p.ink, 0.4), 4),
    flowers(g, R, scatter(R, 16, 0, -116, 54, 42), 27),
  ]);
  return g.use(id, x, y, s);
}

/** Balloons whose strings meet at x, y. */
export function balloons(
  g: Board,
  R: Rand,
  x: number,
  y: number,
  n: number,
  s: number,
  colors: readonly string[],
): Kids {
  const { p } = g;
  const spots = range(n, (i): Point => [R(-1, 1) * (40 + n * 9), -190 - R(0, 60 + n * 14) - (i % 3) * 30]);
  return at(x, y, s, [
    line(
      spots.map(([bx, by]) => S`M0 0Q${bx * 0.2} ${by * 0.5} ${bx} ${by}`).join(''),
      p.cream,
      1.6,
      op(0.6),
    ),
    spots.map(([bx, by]) => balloon(g, bx, by, R(0.85, 1.15), R.pick(colors))),
  ]);
}
export const balloon = (g: Board, x: number, y: number, s: number, c: string) =>
  g.use(
    g.symbol('balloon' + c, () => [
      path('M-4 44L4 44L0 36Z', mix(c, g.p.ink, 0.25)),
      path(
        'M0 38C-26 26-34 0-33-16C-32-36-18-48 0-48C18-48 32-36 33-16C34 0 26 26 0 38Z',
        g.sheen(c, 0.4, 0.3),
      ),
      oval(g.L * 13, -26, 6, 11, mix(c, '#ffffff', 0.7), op(0.7)),
    ]),
    x,
    y,
    s,
  );

/** A tiered cake on a stand, 200 wide. */
export function cake(g: Board, R: Rand, x: number, y: number, s: number, tiers: number): Kids {
  const { p } = g;
  const layer = (i: number) => {
    const w = 190 - i * 44;
    const top = -40 - (i + 1) * 62;
    return [
      rect(-w / 2, top, w, 64, g.side(mix(p.cream, '#ffffff', 0.5), p.cream, mix(p.cream, p.shade, 0.7))),
      oval(0, top, w / 2, w * 0.07, mix(p.cream, '#ffffff', 0.6)),
      line(
        range(6, (k) => swag(-w / 2 + (k * w) / 6, top + 8, -w / 2 + ((k + 1) * w) / 6, top + 8, 14)).join(
          '',
        ),
        i % 2 ? p.gold : mix(p.rose, p.cream, 0.3),
        4,
      ),
      beads(S`M${-w / 2 + 4} ${top + 62}H${w / 2}`, mix(p.rose, p.cream, i % 2 ? 0.2 : 0.6), 9, 11),
    ];
  };
  const crown = -40 - tiers * 62;
  return at(x, y, s, [
    oval(0, 4, 130, 12, p.ink, op(0.4)),
    path('M-30 0H30L14-14V-32H-14V-14Z', g.sheen(p.gold, 0.5, 0.4)),
    rect(-124, -44, 248, 10, g.sheen(p.gold, 0.6, 0.4)),
    range(tiers, layer),
    flowers(
      g,
      R,
      [
        [-70, -46],
        [-46, -52],
        [62, -44],
        [30, -108],
        [58, -104],
      ],
      20,
    ),
    flowers(g, R, scatter(R, 7, 0, crown - 12, 26, 12), 18),
    g.glow(0, crown - 40, 90, p.gold, 0.6),
  ]);
}

/** A ceremonial parasol; its handle is at 0,0 and its top at -210. */
export const parasol = (g: Board, x: number, y: number, s: number, c: string) =>
  at(x, y, s, [
    line('M0 0V-130', g.p.ink, 4),
    path(
      'M-92-122Q-70-196 0-206Q70-196 92-122Q70-138 46-122Q24-138 0-122Q-24-138-46-122Q-70-138-92-122Z',
      g.side(mix(c, g.p.cream, 0.25), c, mix(c, g.p.ink, 0.3)),
    ),
    line('M0-206Q-34-180-46-122M0-206Q34-180 46-122M0-206V-122', mix(c, g.p.ink, 0.35), 3),
    beads('M-92-118Q-70-130-46-118Q-24-130 0-118Q24-130 46-118Q70-130 92-118', g.p.gold, 8, 11),
    disc(0, -210, 7, g.p.gold),
    dots(
      range(9, (i): Point => [-88 + i * 22, -104 + (i % 2) * 6]),
      g.p.rose,
      8,
    ),
  ]);

/** A bottle of one of three shapes, foot at x, y. */
export function bottle(g: Board, x: number, y: number, s: number, kind: number, c: string): string {
  const { p } = g;
  const shapes = [
    'M-13 0V-58Q-13-72-5-80V-112H5V-80Q13-72 13-58V0Z',
    'M-18 0V-50Q-18-66-6-70V-98H6V-70Q18-66 18-50V0Z',
    'M-11 0V-70Q-11-84-5-92V-124H5V-92Q11-84 11-70V0Z',
  ] as const;
  const id = g.symbol(`bottle${kind}${c}`, () => [
    path(cycle(shapes, kind), g.side(mix(c, p.cream, 0.45), c, mix(c, p.ink, 0.5))),
    rect(-11, -46, 22, 24, mix(p.cream, p.gold, 0.25)),
    rect(-5, kind === 1 ? -102 : -118, 10, 10, p.gold),
  ]);
  return g.use(id, x, y, s);
}
/** A stemmed glass, foot at x, y, filled with c. */
export const goblet = (g: Board, x: number, y: number, s: number, c: string) =>
  g.use(
    g.symbol('goblet' + c, () => [
      path('M-22-86Q-24-46 0-40Q24-46 22-86Z', mix(g.p.cream, c, 0.25), op(0.5)),
      path('M-21-72Q-20-46 0-42Q20-46 21-72Z', c),
      line('M0-40V-4M-16-2H16M-22-86Q-24-46 0-40Q24-46 22-86', mix(g.p.cream, '#ffffff', 0.3), 2.6, ROUND),
      line(
        S`M${g.L * 12} -78Q${g.L * 14} -58 ${g.L * 8} -50`,
        '#ffffff',
        3,
        'opacity=".7" stroke-linecap="round"',
      ),
    ]),
    x,
    y,
    s,
  );
/** A candle with its flame. */
export const candle = (g: Board, x: number, y: number, h: number, w = 12): Kids => [
  rect(x - w / 2, y - h, w, h, g.side(g.p.cream, mix(g.p.cream, g.p.gold, 0.4))),
  g.glow(x, y - h - 12, 60, g.p.gold, 0.7),
  path(
    S`M${x} ${y - h}q${-w * 0.6} ${-w} 0 ${-w * 2.4}q${w * 0.6} ${w * 1.4} 0 ${w * 2.4}Z`,
    mix(g.p.gold, '#ffffff', 0.4),
  ),
];
/** Two rings, one a little behind the other. */
export function rings(g: Board, x: number, y: number, r: number): Kids {
  const { p } = g;
  const band = (dx: number, dy: number, q: number) => [
    oval(x + dx - g.L * 14, y + dy + 16, q, q * 0.96, 'none', stroke(p.ink, q * 0.17) + ' opacity=".3"'),
    disc(x + dx, y + dy, q, 'none', stroke(mix(p.gold, p.ink, 0.35), q * 0.19)),
    disc(x + dx, y + dy, q, 'none', stroke(p.gold, q * 0.13)),
    line(
      S`M${x + dx - q * 0.85} ${y + dy - q * 0.5}A${q} ${q} 0 0 1 ${x + dx + q * 0.2} ${y + dy - q * 0.98}`,
      mix(p.gold, '#ffffff', 0.75),
      q * 0.05,
      ROUND,
    ),
  ];
  const k = r * 0.4;
  const gem = [
    poly([
      [x - r * 0.72 - k, y - r * 1.32],
      [x - r * 0.72 - k * 0.6, y - r * 1.32 - k * 0.5],
      [x - r * 0.72 + k * 0.6, y - r * 1.32 - k * 0.5],
      [x - r * 0.72 + k, y - r * 1.32],
      [x - r * 0.72, y - r * 1.32 + k],
    ]),
    S`M${x - r * 0.72 - k} ${y - r * 1.32}H${x - r * 0.72 + k}M${x - r * 0.72 - k * 0.4} ${y - r * 1.32}L${x - r * 0.72} ${y - r * 1.32 + k}L${x - r * 0.72 + k * 0.4} ${y - r * 1.32}L${x - r * 0.72} ${y - r * 1.32 - k * 0.5}Z`,
  ] as const;
  return [
    band(r * 0.6, r * 0.1, r * 1.08),
    band(-r * 0.72, 0, r),
    g.glow(x - r * 0.72, y - r * 1.2, r * 1.3, '#ffffff', 0.8),
    path(gem[0], g.side('#ffffff', mix(p.sky[1], '#ffffff', 0.4), mix(p.mid, '#ffffff', 0.2))),
    line(gem[1], mix(p.mid, '#ffffff', 0.3), 2.4),
  ];
}
