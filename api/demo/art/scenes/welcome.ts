// Women welcoming guests at a flowered gate, with lamps, petals and garlands.
import { type Board, scene, third } from '../board.js';
import { figure } from '../kits/figures.js';
import { flowers, garland, toran } from '../kits/flowers.js';
import { carpet, petals, plaza } from '../kits/ground.js';
import { lantern } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { kalash, urn } from '../kits/objects.js';
import { dome, finial } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain, folds, swagCloth } from '../kits/textiles.js';
import { bough, fringe } from '../layers/frames.js';
import { arc, cusped, scatter, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, dots, line, op, oval, path, rect } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

const plate = (g: Board): Kids => [
  oval(0, 0, 22, 6, g.sheen(g.p.gold, 0.6, 0.4)),
  oval(0, -2, 18, 4, mix(g.p.gold, g.p.ink, 0.3)),
  g.glow(0, -10, 30, g.p.gold, 0.8),
  path('M-4-4Q0-8 4-4Q3 0 0 0Q-3 0-4-4Z', g.p.rose),
  path('M0-6q-4-7 0-14q4 7 0 14Z', g.p.cream),
  dots(
    [
      [-12, -4],
      [11, -4],
      [-8, -6],
      [8, -6],
    ],
    g.p.rose,
    4.5,
  ),
];

export const welcome = scene('welcome', (g, R, p) => {
  const ground = R(800, 830);
  const cx = W / 2 + g.L * R(20, 120);
  g.focus = [cx / W, 0.55];
  openSky(g, R, ground, third(g.L));
  g.add(
    grove(
      g,
      R,
      range(12, (i): Spot => [i * 150 + R(-40, 40), ground - 10, R(1, 1.7)]),
      mix(p.leaf, p.far, 0.5),
      p.sky[2],
      p.mid,
    ),
  );
  const w = R(620, 700);
  const h = R(600, 650);
  const kind = R.int(0, 2);
  const gold = mix(p.gold, p.cream, 0.2);
  plaza(g, ground, cx);
  g.add(carpet(g, cx, ground - 4, 260, p.rose, cx - g.L * 60, 760));
  g.add(g.glow(cx, ground - 200, 520, p.gold, 0.6));
  if (kind === 0) {
    const ends = arc(cx, ground - h * 0.52, w / 2, h * 0.5, Math.PI, Math.PI * 2, 40);
    g.add(
      path(
        cusped(cx, ground, w + 40, h + 30, 6) + cusped(cx, ground, w - 110, h - 80, 6),
        g.stone(p.cream, p.shade),
        'fill-rule="evenodd"',
      ),
      line(cusped(cx, ground, w - 90, h - 66, 6), gold, 6),
      flowers(
        g,
        R,
        ends.map(([x, y]): Point => [x, y - 20]),
        34,
      ),
    );
  } else if (kind === 1) {
    g.add(
      [-1, 1].map((k) => [
        rect(cx + k * w * 0.5 - 36, ground - h * 0.86, 72, h * 0.86, g.stone(p.cream, p.shade)),
        range(6, (i) =>
          line(
            swag(cx + k * w * 0.5 - 36, ground - 90 - i * 84, cx + k * w * 0.5 + 36, ground - 50 - i * 84, 8),
            p.gold,
            4,
          ),
        ),
        dome(g, cx + k * w * 0.5, ground - h * 0.86, 110, 110),
      ]),
      rect(cx - w * 0.56, ground - h * 0.88, w * 1.12, 54, mix(p.rose, p.ink, 0.1)),
      beads(S`M${cx - w * 0.54} ${ground - h * 0.88 + 27}H${cx + w * 0.55}`, p.gold, 15, 28),
      range(4, (i) =>
        swagCloth(
          g,
          cx - w / 2 + (i * w) / 4,
          cx - w / 2 + ((i + 1) * w) / 4,
          ground - h * 0.8,
          60,
          i % 2 ? p.gold : p.rose,
        ),
      ),
    );
  } else {
    g.add(
      [-1, 1].map((k) => curtain(g, cx + k * w * 0.54, ground - h, w * 0.36, h, -k, p.cream)),
      path(
        S`M${cx - w * 0.6} ${ground - h + 40}Q${cx - w * 0.12} ${ground - h} ${cx} ${ground - h - 130}Q${cx + w * 0.12} ${ground - h} ${cx + w * 0.6} ${ground - h + 40}Z`,
        folds(g, p.rose, 8),
      ),
      finial(cx, ground - h - 126, 2.2, p.gold),
      flowers(
        g,
        R,
        range(34, (i): Point => [cx - w * 0.58 + (w * 1.16 * i) / 33, ground - h + 40 + R(-12, 12)]),
        26,
      ),
    );
  }
  const hang = ground - h * (kind === 2 ? 0.9 : 0.74);
  g.add(
    toran(g, cx - w * 0.4, cx + w * 0.4, hang, 6, 40, 18),
    [-1, 1].map((k) => [
      flowers(g, R, scatter(R, 16, cx + k * w * 0.5, ground - 46, 66, 52), 30),
      lantern(g, cx + k * w * 0.24, hang + 10, 1.2, 40),
    ]),
  );
  const n = R.int(2, 4);
  const colours = R.shuffle([
    p.rose,
    p.gold,
    mix(p.leaf, p.cream, 0.15),
    mix(p.rose, p.gold, 0.5),
    mix(p.mid, p.rose, 0.4),
  ]);
  g.add(
    range(n, (i) => {
      const inner = Math.floor(i / 2);
      const k = i % 2 ? 1 : -1;
      const x = cx + k * (n < 3 ? 210 : 190 + inner * 190);
      const y = ground + 90 + inner * 50;
      const s = 1.95 + inner * 0.2;
      const pose = cycle(['offer', 'greet', 'offer', 'hold'] as const, i + R.int(0, 1));
      return [
        oval(x, y, 110, 14, p.ink, op(0.35)),
        at(x, y, s * -k, [
          figure(g, {
            outfit: R.pick(['lehenga', 'sari']),
            main: cycle(colours, i),
            accent: cycle(colours, i + 2),
            head: R.pick(['bun', 'plait', 'veil']),
            pose,
            dim: 0.03,
          }),
          pose === 'offer'
            ? at(36, -132, 1, plate(g))
            : pose === 'hold'
              ? garland(g, 'M-8-116Q2-60 12-116', 8)
              : '',
        ]),
      ];
    }),
    [-1, 1].map((k) => [
      urn(g, R, cx + k * 560, ground + 130, 1.7),
      kalash(g, cx + k * 420, ground + 60, 0.8),
    ]),
  );
  petals(g, R, ground + 60, 34);
  if (R.chance()) fringe(g, R, g.L);
  else bough(g, R, g.L);
});
