// The sacred fire in its square altar, with kalash pots and low seats.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers, garland, toran } from '../kits/flowers.js';
import { lawn, petals } from '../kits/ground.js';
import { diya } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { kalash } from '../kits/objects.js';
import { mandala } from '../kits/ornament.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain, swagCloth } from '../kits/textiles.js';
import { H, scatter, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, dots, group, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const phera = scene('phera', (g, R, p) => {
  const floor = R(560, 600);
  const cx = third(-g.L) + g.L * R(130, 240);
  const fy = R(820, 850);
  const cloth = R.pick([p.rose, p.cream, mix(p.gold, p.cream, 0.2)]);
  g.focus = [cx / W, 0.62];
  openSky(g, R, floor - 60, third(g.L));
  g.add(
    grove(
      g,
      R,
      range(13, (i): Spot => [i * 130 + R(-40, 40), floor, R(0.9, 1.5)]),
      mix(p.leaf, p.far, 0.45),
      p.sun,
      p.mid,
    ),
  );
  lawn(g, floor - 6, cx);
  const w = R(1060, 1180);
  g.add(
    path(
      S`M${cx - w * 0.42} ${floor + 20}H${cx + w * 0.42}L${cx + w * 0.66} ${H + 10}H${cx - w * 0.66}Z`,
      g.lin('v', mix(p.stone, p.gold, 0.2), mix(p.shade, p.near, 0.3)),
    ),
    group(
      S`transform="translate(${cx} ${fy})scale(1 .4)"`,
      mandala(g, R, 470, mix(p.cream, '#ffffff', 0.3), (i) =>
        i % 2 ? mix(p.shade, cycle([p.rose, p.gold, p.leaf], i), 0.55) : 'none',
      ),
    ),
  );
  // the canopy: two near pillars, two far ones, drapes between them
  g.add(
    [-1, 1].map((k) => [
      rect(cx + k * w * 0.4 - 13, 90, 26, floor - 60, g.stone(p.cream, p.shade)),
      flowers(g, R, scatter(R, 12, cx + k * w * 0.4, floor + 16, 50, 22), 26),
    ]),
    range(4, (i) =>
      swagCloth(
        g,
        cx - w * 0.42 + (i * w * 0.84) / 4,
        cx - w * 0.42 + ((i + 1) * w * 0.84) / 4,
        110,
        64,
        i % 2 ? cloth : mix(p.gold, p.cream, 0.3),
      ),
    ),
    toran(g, cx - w * 0.4, cx + w * 0.4, 200, 9, 36, 16),
  );
  const seat = (x: number, y: number, s: number) =>
    at(x, y, s, [
      oval(0, 8, 150, 18, p.ink, op(0.35)),
      path(
        'M-130-150Q-134-200-70-200H70Q134-200 130-150V-40H-130Z',
        g.lin('v', mix(p.rose, p.cream, 0.2), mix(p.rose, p.ink, 0.2)),
      ),
      path('M-130-150Q-134-200-70-200H70Q134-200 130-150', 'none', stroke(p.gold, 10)),
      path('M-150-60Q0-84 150-60V0H-150Z', g.lin('v', mix(p.rose, p.cream, 0.3), mix(p.rose, p.ink, 0.3))),
      line('M-150-14H150', p.gold, 8),
      dots(
        [
          [-80, -140],
          [0, -150],
          [80, -140],
          [-40, -112],
          [40, -112],
        ],
        p.gold,
        8,
      ),
    ]);
  g.add(
    [-1, 1].map((k) => seat(cx + k * 210, floor + 120, 1.05)),
    someone(g, cx - 190, floor + 96, 1.3, {
      outfit: 'lehenga',
      main: R.pick([p.rose, mix(p.rose, p.gold, 0.5)]),
      accent: p.gold,
      head: 'veil',
      pose: 'hold',
      dim: 0.06,
    }),
    someone(g, cx + 200, floor + 96, -1.34, {
      outfit: 'sherwani',
      main: p.cream,
      accent: p.rose,
      head: 'turban',
      pose: 'greet',
      dim: 0.06,
    }),
    line(
      S`M${cx - 150} ${floor - 50}Q${cx} ${floor + 40} ${cx + 160} ${floor - 60}`,
      mix(p.rose, p.gold, 0.4),
      11,
      ROUND,
    ),
  );
  // the fire
  const brick = mix(p.rose, p.gold, 0.35);
  const tier = (i: number) => {
    const [half, y, h] = [230 - i * 54, fy + 60 - i * 52, 54];
    return [
      path(
        S`M${cx - half} ${y - h}H${cx + half}L${cx + half + 12} ${y}H${cx - half - 12}Z`,
        g.side(mix(brick, p.cream, 0.3), brick, mix(brick, p.ink, 0.4)),
      ),
      line(
        range(5, (k) => S`M${cx - half + (k * half) / 2.5} ${y - h}v${h}`).join(''),
        mix(brick, p.ink, 0.3),
        2.5,
        op(0.6),
      ),
      garland(
        g,
        range(5, (k) =>
          swag(
            cx - half + (k * half * 2) / 5,
            y - h + 4,
            cx - half + ((k + 1) * half * 2) / 5,
            y - h + 4,
            16,
          ),
        ).join(''),
        14,
      ),
    ];
  };
  const lean = R(-20, 20);
  const flame = (s: number, c: string) =>
    path(
      S`M${cx - 90 * s} ${fy - 80}C${cx - 130 * s} ${fy - 80 - 110 * s} ${cx - 40 * s + lean} ${fy - 80 - 150 * s} ${cx - 30 * s + lean} ${fy - 80 - 270 * s}C${cx + 30 * s + lean} ${fy - 80 - 200 * s} ${cx + 20 * s} ${fy - 80 - 150 * s} ${cx + 46 * s} ${fy - 80 - 170 * s}C${cx + 50 * s} ${fy - 80 - 120 * s} ${cx + 120 * s} ${fy - 80 - 90 * s} ${cx + 90 * s} ${fy - 80}Z`,
      c,
    );
  g.add(
    g.veil(oval(cx - g.L * 80, fy + 80, 330, 50, p.ink)),
    [0, 1, 2].map(tier),
    g.glow(cx, fy - 190, 430, p.gold, 0.9),
    [-1, 1].map((k) => turned(cx, fy - 84, k * 16, rect(-90, -9, 180, 18, mix(p.near, p.ink, 0.3)))),
    flame(1, mix(p.rose, p.gold, 0.35)),
    flame(0.76, p.gold),
    flame(0.46, mix(p.gold, '#ffffff', 0.6)),
    dots(
      range(22, (): Point => [cx + R(-150, 150), fy - R(160, 520)]),
      mix(p.gold, '#ffffff', 0.3),
      6,
    ),
  );
  g.add(
    [-1, 1].map((k) => [
      kalash(g, cx + k * 400, fy + 110, 1.1),
      diya(g, cx + k * 280, fy + 130, 1.8),
      at(cx + k * 520, fy + 150, 1.2, [
        oval(0, 0, 76, 20, g.sheen(p.gold, 0.5, 0.5)),
        flowers(g, R, scatter(R, 9, 0, -10, 46, 10), 22),
      ]),
    ]),
  );
  g.add([-1, 1].map((k) => curtain(g, cx + k * w * 0.62, -20, 260, H, -k, cloth)));
  petals(g, R, fy + 40, 26);
});
