// Top hat and cards, with light rising out of the hat.
import { type Board, scene, third } from '../board.js';
import { bulbs } from '../kits/lamps.js';
import { curtain, folds, swagCloth } from '../kits/textiles.js';
import { H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, op, oval, path, rect, stroke, turned } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

const SUITS = [
  'M0-30C-26-60-58-24 0 24C58-24 26-60 0-30Z',
  'M0-50L32-8L0 36L-32-8Z',
  'M0-52C46-12 52 20 12 14L20 36H-20L-12 14C-52 20-46-12 0-52Z',
] as const;

function card(g: Board, suit: number): Kids {
  const { p } = g;
  const ink = suit === 2 ? p.ink : p.rose;
  return [
    rect(-55, -80, 118, 168, p.ink, 'rx="12" opacity=".3"'),
    rect(-60, -86, 120, 172, g.side(mix(p.cream, '#ffffff', 0.6), p.cream), 'rx="12"'),
    rect(-52, -78, 104, 156, 'none', stroke(mix(p.gold, p.cream, 0.2), 2.5) + ' rx="8"'),
    at(0, 4, 0.9, path(cycle(SUITS, suit), ink)),
    at(-40, -58, 0.24, path(cycle(SUITS, suit), ink)),
    turned(40, 60, 180, path(cycle(SUITS, suit), ink), 0.24),
  ];
}
const DOVE =
  'M0 0C30-26 60-22 92-10C120-26 136-70 188-84C176-40 150-6 116 14C110 40 70 52 30 40L-36 62L-20 34C-30 22-14 6 0 0ZM64-6C50-50 24-84-24-108C-10-56 10-24 40 0Z';

export const magic = scene('magic', (g, R, p) => {
  const floor = R(840, 870);
  const hx = third(-g.L) + g.L * R(100, 190);
  const curtainC = mix(p.rose, p.ink, 0.25);
  g.focus = [hx / W, 0.56];
  g.add(
    rect(0, 0, W, H, g.lin('v', mix(p.ink, p.near, 0.3), mix(p.near, p.mid, 0.5))),
    range(13, (i) => rect(i * 128 - 30, 0, 130, floor, folds(g, mix(p.near, p.ink, 0.25), 2), op(0.8))),
  );
  g.add(g.glow(hx, floor - 330, 700, mix(p.gold, p.rose, 0.3), 0.85));
  const spin = R(0, 20);
  g.add(
    range(14, (i) => {
      const a = -Math.PI * (0.08 + (0.84 * (i + 0.5)) / 14) + spin * 0.002;
      return path(
        S`M${hx} ${floor - 240}L${hx + Math.cos(a - 0.05) * 1300} ${floor - 240 + Math.sin(a - 0.05) * 1300}L${hx + Math.cos(a + 0.05) * 1300} ${floor - 240 + Math.sin(a + 0.05) * 1300}Z`,
        p.sun,
        op(0.1),
      );
    }),
  );
  g.add(
    [-1, 1].map((k) => curtain(g, k < 0 ? -40 : W + 40, -20, 400, H, k < 0 ? 1 : -1, curtainC)),
    range(5, (i) => swagCloth(g, i * 340 - 60, i * 340 + 290, -10, 110, curtainC)),
  );
  g.add(
    rect(0, floor, W, H, g.lin('v', mix(p.rose, p.gold, 0.3), mix(p.rose, p.ink, 0.5))),
    oval(hx, floor + 60, 480, 60, p.sun, op(0.22)),
    bulbs(g, S`M0 ${H - 50}H${W}`, 12, 52),
  );
  // cards rise in an arc, or fan beside the hat
  const n = R.int(7, 10);
  const rise = R.chance(0.6);
  g.add(
    range(n, (i) => {
      const t = i / (n - 1);
      const a = rise ? -Math.PI * (0.1 + 0.8 * t) : -Math.PI * (0.28 + 0.44 * t);
      const q = rise ? R(400, 520) : 520;
      return turned(
        hx + Math.cos(a) * q * 1.25,
        floor - 210 + Math.sin(a) * q,
        (a * 180) / Math.PI + 90 + (rise ? R(-30, 30) : 0),
        card(g, i % 3),
        R(0.85, 1.1),
      );
    }),
  );
  const doves = R.int(1, 3);
  g.add(
    range(doves, (i) =>
      turned(
        hx + (i - 1) * R(190, 260) + R(-40, 40),
        floor - 520 - R(0, 110),
        R(-14, 14),
        [
          path(DOVE, g.side(mix(p.cream, '#ffffff', 0.6), mix(p.cream, p.shade, 0.4))),
          path('M-20 28L-40 40L-18 40Z', p.gold),
        ],
        R(0.8, 1.05) * R.side(),
      ),
    ),
  );
  const silk = [p.gold, p.rose, mix(p.leaf, p.cream, 0.3), p.cream];
  g.add(
    silk.map((c, i) => {
      const k = (i - 1.5) * 90;
      return path(
        S`M${hx + k * 0.5 - 20} ${floor - 230}C${hx + k * 1.6} ${floor - 330} ${hx + k * 0.6} ${floor - 430} ${hx + k * 2.1} ${floor - 510}L${hx + k * 2.1 + 50} ${floor - 470}C${hx + k + 50} ${floor - 400} ${hx + k * 1.8 + 50} ${floor - 320} ${hx + k * 0.5 + 24} ${floor - 230}Z`,
        g.side(mix(c, p.cream, 0.3), c, mix(c, p.ink, 0.3)),
      );
    }),
  );
  const black = mix(p.ink, '#000000', 0.35);
  const hat = g.side(mix(black, p.mid, 0.5), mix(black, p.mid, 0.1), black);
  g.add(
    g.glow(hx, floor - 250, 260, p.sun, 0.9),
    oval(hx, floor + 40, 300, 34, p.ink, op(0.5)),
    oval(hx, floor - 232, 168, 36, mix(black, p.rose, 0.2)),
    path(
      S`M${hx - 172} ${floor - 232}Q${hx - 150} ${floor - 110} ${hx - 162} ${floor + 16}Q${hx} ${floor + 60} ${hx + 162} ${floor + 16}Q${hx + 150} ${floor - 110} ${hx + 172} ${floor - 232}Q${hx} ${floor - 176} ${hx - 172} ${floor - 232}Z`,
      hat,
    ),
    path(
      S`M${hx - 156} ${floor - 60}Q${hx} ${floor - 10} ${hx + 156} ${floor - 60}L${hx + 161} ${floor - 6}Q${hx} ${floor + 44} ${hx - 161} ${floor - 6}Z`,
      g.side(mix(p.rose, p.cream, 0.2), p.rose, mix(p.rose, p.ink, 0.4)),
    ),
    path(
      S`M${hx - 260} ${floor - 250}Q${hx - 190} ${floor - 214} ${hx - 168} ${floor - 240}Q${hx} ${floor - 182} ${hx + 168} ${floor - 240}Q${hx + 190} ${floor - 214} ${hx + 260} ${floor - 250}Q${hx + 150} ${floor - 154} ${hx} ${floor - 156}Q${hx - 150} ${floor - 154} ${hx - 260} ${floor - 250}Z`,
      hat,
    ),
  );
  const wx = hx + g.L * R(330, 390);
  g.add(
    turned(wx, floor + 60, -g.L * R(14, 30), [
      rect(-200, -11, 400, 22, g.lin('v', mix(black, p.mid, 0.5), black)),
      rect(-204, -12, 60, 24, p.cream),
      rect(144, -12, 60, 24, p.cream),
    ]),
    g.glow(wx - g.L * 180, floor + 10, 130, p.sun, 0.9),
  );
  g.add(
    range(26, () => {
      const [x, y, s] = [hx + R(-620, 620), R(90, floor - 200), R(6, 20)];
      return path(
        S`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`,
        R.pick([p.sun, p.gold, p.cream]),
      );
    }),
  );
});
