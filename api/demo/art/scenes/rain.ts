// Rain over a wedding lawn: parasols, a lit tent, lamps reflected in the wet ground.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { bulbs, lantern } from '../kits/lamps.js';
import { parasol } from '../kits/objects.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain, folds, swagCloth } from '../kits/textiles.js';
import { bough } from '../layers/frames.js';
import { mist } from '../layers/sky.js';
import { H, lens, scatter, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { dots, group, line, op, oval, path, rect, stroke } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const rain = scene('rain', (g, R, p) => {
  const horizon = R(600, 640);
  const cx = third(-g.L) + g.L * R(60, 160);
  const grey = (c: string, t = 0.35) => mix(c, mix(p.mid, p.sky[0], 0.5), t);
  g.focus = [cx / W, 0.56];
  g.add(
    rect(
      0,
      0,
      W,
      horizon + 30,
      g.lin('v', mix(p.near, p.mid, 0.5), grey(p.sky[0], 0.3), mix(p.sky[1], p.sky[2], 0.5)),
    ),
  );
  g.add(
    range(9, (i) =>
      dots(
        scatter(R, 16, i * 200 + R(-60, 60), R(30, 170), 200, 44),
        mix(mix(p.near, p.mid, 0.55), p.sky[1], R(0, 0.3)),
        120,
        op(0.5),
      ),
    ),
  );
  g.add(
    grove(
      g,
      R,
      range(14, (i): Spot => [i * 124 + R(-40, 40), horizon + 8, R(1.1, 1.9)]),
      grey(mix(p.leaf, p.near, 0.35), 0.3),
      mix(p.leaf, p.sky[2], 0.3),
      p.near,
    ),
  );
  mist(g, horizon - 20, 200, p.sky[2], 0.4);
  g.add(
    rect(
      0,
      horizon,
      W,
      H,
      g.lin('v', grey(mix(p.leaf, p.sun, 0.3), 0.3), grey(p.leaf, 0.4), mix(p.leaf, p.ink, 0.6)),
    ),
  );
  const w = R(620, 700);
  const base = horizon + 110;
  const cloth = R.pick([p.cream, p.rose, mix(p.gold, p.cream, 0.2)]);
  const tent = g.symbol('tent', () => [
    rect(
      cx - w / 2,
      base - 300,
      w,
      300,
      g.lin('v', mix(p.near, p.rose, 0.3), mix(p.gold, p.rose, 0.3), mix(p.gold, p.cream, 0.4)),
    ),
    g.glow(cx, base - 120, 360, p.gold, 0.8),
    [-1, 1].map((k) =>
      someone(
        g,
        cx + k * 70,
        base - 4,
        1.2 * -k,
        k < 0
          ? { outfit: 'lehenga', main: p.rose, accent: p.gold, head: 'veil', pose: 'hold', dim: 0.1 }
          : { outfit: 'sherwani', main: p.cream, accent: p.rose, head: 'turban', pose: 'greet', dim: 0.1 },
      ),
    ),
    range(3, (k) =>
      path(
        S`M${cx - w * 0.62 + k * w * 0.41} ${base - 290}Q${cx - w * 0.42 + k * w * 0.41} ${base - 330} ${cx - w * 0.41 + k * w * 0.41} ${base - 470 - (k === 1 ? 70 : 0)}Q${cx - w * 0.4 + k * w * 0.41} ${base - 330} ${cx - w * 0.2 + k * w * 0.41} ${base - 290}Z`,
        folds(g, cloth, 4),
      ),
    ),
    range(6, (i) =>
      swagCloth(
        g,
        cx - w * 0.62 + (i * w * 1.24) / 6,
        cx - w * 0.62 + ((i + 1) * w * 1.24) / 6,
        base - 292,
        34,
        i % 2 ? p.gold : cloth,
      ),
    ),
    [-1, 1].map((k) => [
      curtain(g, cx + k * w * 0.5, base - 280, w * 0.18, 280, -k, cloth),
      rect(cx + k * w * 0.5 - 7, base - 290, 14, 292, p.cream),
    ]),
    range(5, (i) => lantern(g, cx + (i - 2) * w * 0.2, base - 260, 0.6, 20)),
  ]);
  g.add(
    g.use(tent),
    group(S`transform="matrix(1 0 0 -.7 0 ${base * 1.7 + 6})" opacity=".28"`, g.use(tent)),
    g.clip(
      S`M0 ${base + 6}H${W}V${H}H0Z`,
      range(7, (i) =>
        rect(
          cx - w * 0.5 + i * w * 0.16,
          base + 6,
          26,
          R(150, 330),
          g.lin('v', [0, p.gold, 0.45], [1, p.gold, 0]),
        ),
      ),
    ),
  );
  const hues = [p.rose, p.gold, mix(p.leaf, p.cream, 0.2), p.cream, mix(p.rose, p.gold, 0.5)];
  const guests = R.int(5, 7);
  g.add(
    range(guests, (i) => {
      const s = R(1.2, 1.7);
      const x = (i < guests / 2 ? cx - g.L * 420 : cx + g.L * 400) + (i - guests / 2) * 110 * R(0.8, 1.1);
      const y = base + 70 + (s - 1.2) * 300;
      const k = R.side();
      return [
        oval(x, y, 60 * s, 8 * s, p.ink, op(0.3)),
        someone(g, x, y, s * k, {
          outfit: R.pick(['lehenga', 'sari', 'kurta', 'anarkali', 'sherwani']),
          main: cycle(hues, i + 2),
          accent: cycle(hues, i),
          head: R.pick(['bun', 'plait', 'hair']),
          pose: 'tray',
          dim: 0.15,
        }),
        parasol(g, x + k * 42 * s, y - 168 * s, s * 0.86, cycle(hues, i)),
      ];
    }),
  );
  g.add(
    path(
      range(24, () => {
        const t = R();
        return lens(R(0, W), base + 60 + t * (H - base - 60), 60 + 180 * t, 3 + 6 * t);
      }).join(''),
      mix(p.sky[2], p.cream, 0.3),
      op(0.22),
    ),
  );
  const slant = g.L * R(14, 30);
  g.add(
    line(
      range(150, () => {
        const [x, y, l] = [R(-60, W + 60), R(-40, H), R(26, 70)];
        return S`M${x} ${y}l${slant * (l / 60)} ${l}`;
      }).join(''),
      mix(p.cream, p.sky[1], 0.3),
      2.2,
      'opacity=".42" stroke-linecap="round"',
    ),
    range(34, () => {
      const [x, y] = [R(0, W), R(base + 50, H)];
      return oval(x, y, R(8, 20), R(2, 4), 'none', stroke(p.cream, 1.8) + ' opacity=".45"');
    }),
  );
  g.add(range(4, (i) => bulbs(g, swag(-40 + i * 430, 40, 400 + i * 430, 50, 90), 9, 34)));
  bough(g, R, g.L);
});
