// A rangoli in front of a lit doorway.
import { scene, third } from '../board.js';
import { person } from '../kits/figures.js';
import { bloom, strand, toran } from '../kits/flowers.js';
import { diya, lantern } from '../kits/lamps.js';
import { mandala, MOTIFS, turn } from '../kits/ornament.js';
import { fringe } from '../layers/frames.js';
import { cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, dots, line, op, path, rect } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const rangoli = scene('rangoli', (g, R, p) => {
  const floor = 560;
  const cx = third(-g.L) + g.L * R(90, 140);
  const wall = p.dark ? mix(p.near, p.mid, 0.6) : mix(p.mid, p.shade, 0.5);
  const ry = R(800, 830);
  const rr = R(520, 580);
  g.focus = [cx / W, 0.62];
  g.add(
    rect(
      0,
      0,
      W,
      floor + 20,
      g.lin(
        'h',
        ...(g.L < 0
          ? [mix(wall, p.gold, 0.3), wall, mix(wall, p.ink, 0.4)]
          : [mix(wall, p.ink, 0.4), wall, mix(wall, p.gold, 0.3)]),
      ),
    ),
  );
  const door = cusped(cx, floor, 430, 560, 6);
  g.add(
    [-1, 1].map((k) => [
      path(cusped(cx + k * 560, floor - 120, 190, 300, 4), mix(wall, p.ink, 0.45)),
      g.clip(
        cusped(cx + k * 560, floor - 120, 190, 300, 4),
        rect(cx + k * 560 - 100, 100, 200, 400, g.jali(mix(wall, p.gold, 0.45), 40)) +
          g.glow(cx + k * 560, 380, 190, p.gold, 0.7),
      ),
      line(cusped(cx + k * 560, floor - 120, 216, 318, 4), mix(p.gold, wall, 0.35), 4),
      rect(
        cx + k * 330 - 46,
        -10,
        92,
        floor + 10,
        g.stone(mix(p.stone, wall, 0.25), mix(p.shade, wall, 0.4)),
      ),
      rect(cx + k * 330 - 30, 20, 60, floor - 120, g.jali(mix(p.shade, p.mid, 0.4), 24)),
      rect(cx + k * 330 - 60, floor - 74, 120, 74, g.stone(p.shade, mix(p.shade, p.mid, 0.5))),
    ]),
    path(cusped(cx, floor, 520, 610, 6), g.stone(mix(p.stone, p.cream, 0.3), p.shade)),
    path(door, g.lin('v', mix(p.rose, p.gold, 0.3), p.gold, mix(p.gold, p.cream, 0.75))),
    path(cusped(cx, floor, 250, 390, 5), mix(p.cream, p.gold, 0.15), op(0.75)),
    g.glow(cx, floor - 190, 420, p.gold, 0.75),
    line(door, mix(p.rose, p.ink, 0.2), 6),
    line(cusped(cx, floor, 476, 586, 6), mix(p.gold, p.shade, 0.2), 5),
    [-1, 1].map((k) => [
      path(
        S`M${cx + k * 215} ${floor}V${floor - 330}L${cx + k * 145} ${floor - 300}V${floor + 12}Z`,
        mix(p.rose, p.ink, 0.3),
      ),
      dots(
        range(21, (i) => [cx + k * (160 + (i % 3) * 20), floor - 270 + Math.floor(i / 3) * 40]),
        p.gold,
        9,
      ),
    ]),
    toran(g, cx - 210, cx + 210, floor - 372, 5, 36, 17),
    lantern(g, cx, floor - 500, 1.2, 60),
    range(8, (i) =>
      strand(
        g,
        cx + (i < 4 ? -1 : 1) * (300 + (i % 4) * 20),
        -10,
        150 + R(0, 260),
        17,
        i % 2 ? p.rose : p.gold,
      ),
    ),
  );
  g.add(g.use(person(g, 'woman', mix(p.rose, p.ink, 0.55)), cx - 10, floor + 8, 2.3));
  const ground = mix(p.near, p.ink, 0.35);
  g.add(
    rect(0, floor, W, H, g.lin('v', mix(ground, p.gold, 0.35), [0.3, ground], [1, mix(ground, p.ink, 0.5)])),
    range(3, (i) =>
      rect(
        cx - 330 - i * 40,
        floor + i * 20,
        660 + i * 80,
        22,
        g.lin('v', mix(p.stone, p.gold, 0.25 + i * 0.1), mix(p.shade, p.mid, 0.3 + i * 0.1)),
      ),
    ),
    path(S`M${cx - 160} ${floor + 60}h320l260 ${H - floor}h-840Z`, p.gold, op(0.22)),
  );
  const tints = [
    p.rose,
    p.cream,
    p.gold,
    mix(p.leaf, '#4fae8a', 0.35),
    mix(p.rose, p.cream, 0.5),
    mix(p.gold, p.rose, 0.5),
  ];
  g.add(
    at(
      cx,
      ry + 10,
      1,
      [
        disc(0, 0, rr * 1.04, mix(p.rose, p.ink, 0.35)),
        turn(
          g,
          g.symbol('rim', () => [
            path(MOTIFS.petal(50, 96), p.gold),
            path('M0-16C-24-34-18-58 0-70C18-58 24-34 0-16', p.rose),
            disc(0, -100, 9, p.cream),
          ]),
          rr * 0.98,
          28,
        ),
        range(4, (i) => disc(0, 0, rr * (1 - i * 0.22), cycle(tints, i + R.int(0, 5)))),
        mandala(g, R, rr * 0.98, mix(p.cream, '#ffffff', 0.4), (i) => cycle(tints, i * 2 + 1)),
      ],
      0.42,
    ),
  );
  const around = range(R.int(14, 18), (i) => i).map((i, _, a) => (i / a.length) * 6.283);
  g.add(
    around
      .map((a): Point => [Math.cos(a), Math.sin(a)])
      .sort((a, b) => a[1] - b[1])
      .map(([c, s]) => diya(g, cx + c * rr * 1.24, ry + 10 + s * rr * 0.53, 1.25 + s * 0.45)),
    g.veil(g.glow(cx, ry, 760, p.gold, 0.35)),
    range(30, () => {
      const a = R(0, 6.28);
      const q = R(1.35, 1.8);
      const y = ry + 30 + Math.sin(a) * rr * 0.5 * q;
      return y < floor + 90
        ? ''
        : g.use(
            bloom(g, R.pick([p.gold, p.rose, p.cream])),
            cx + Math.cos(a) * rr * q,
            y,
            1 + (y - floor) / 260,
          );
    }),
  );
  fringe(g, R, g.L);
});
