// A car at a lit porch, with the valet at its door.
import { type Board, scene } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers, garland, toran } from '../kits/flowers.js';
import { bulbs, lantern } from '../kits/lamps.js';
import { nightSky } from '../kits/night.js';
import { urn } from '../kits/objects.js';
import { chhatri, dome, merlons, storey } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { cusped, H, scatter, swag, W } from '../paths.js';
import { at, disc, group, line, op, oval, path, rect, ROUND, turned } from '../shapes.js';
import { type Kids, mix, range } from '../svg.js';

function saloon(g: Board, c: string): Kids {
  const { p } = g;
  const glass = g.lin('v', mix(p.sky[1], p.cream, 0.3), mix(p.mid, p.near, 0.5));
  const wheel = (x: number) => [
    disc(x, -42, 44, mix(p.ink, '#000000', 0.3)),
    disc(x, -42, 29, g.sheen(mix(p.cream, p.shade, 0.4), 0.6, 0.4)),
    range(8, (i) => turned(x, -42, i * 45, path('M-2-6L-5-26H5L2-6Z', mix(p.ink, p.shade, 0.35)))),
    disc(x, -42, 7, p.gold),
  ];
  return [
    oval(0, 4, 330, 20, p.ink, op(0.5)),
    path(
      'M-310-60C-316-110-290-126-250-132L-170-140C-130-196-90-214-10-214H50C120-214 150-180 186-140C250-134 300-122 308-90L312-50Q312-36 296-36H-296Q-312-40-310-60Z',
      g.lin('v', mix(c, p.cream, 0.5), [0.5, c], [1, mix(c, p.ink, 0.6)]),
    ),
    path('M-150-138C-116-182-84-198-20-198H-8V-138ZM8-198H48C104-198 132-174 160-138H8Z', glass),
    path('M-120-160L-70-192H-40L-110-140Z', '#ffffff', op(0.3)),
    line('M-308-84H310', mix(c, p.cream, 0.35), 4),
    line('M0-204V-40M-176-134Q-190-90-180-44M178-134Q196-90 182-44', mix(c, p.ink, 0.35), 2.6),
    line('M24-120H52M-150-120H-122', mix(p.gold, p.cream, 0.3), 6, ROUND),
    path('M282-116Q312-112 310-84L288-92Z', mix(p.sun, '#ffffff', 0.3)),
    path('M-304-110Q-314-100-310-84L-296-90Z', p.rose),
    wheel(-196),
    wheel(200),
    g.glow(318, -96, 110, p.sun, 0.8),
  ];
}

export const valet = scene('valet', (g, R, p) => {
  const ground = R(770, 800);
  const cx = W / 2 + g.L * R(40, 150);
  g.focus = [cx / W, 0.6];
  nightSky(g, R, ground, true);
  g.add(
    grove(
      g,
      R,
      range(10, (i): Spot => [i * 180 + R(-50, 50), ground, R(1.2, 1.9)]),
      mix(p.leaf, p.ink, 0.45),
      mix(p.near, p.gold, 0.3),
      p.ink,
    ),
  );
  const w = R(980, 1120);
  const h = R(430, 480);
  const bays = R.pick([5, 7]);
  const bw = w / bays;
  // the porch of the house
  g.add(
    g.glow(cx, ground - 200, 760, p.gold, 0.6),
    storey(g, R, cx - w * 0.42, ground - h, w * 0.84, 190, 9, 0.9),
    [-1, 1].map((k) => chhatri(g, cx + k * w * 0.36, ground - h - 190, 100)),
    dome(g, cx, ground - h - 190, 220, 190),
    rect(cx - w / 2, ground - h, w, h, g.stone(mix(p.stone, p.gold, 0.12), mix(p.shade, p.mid, 0.1))),
    merlons(cx - w / 2, ground - h, w, 22, p.stone),
    rect(cx - w / 2, ground - h + 16, w, 46, g.jali(mix(p.shade, p.mid, 0.4), 22)),
    range(bays, (i) => {
      const x = cx + (i - (bays - 1) / 2) * bw;
      return [
        path(
          cusped(x, ground, bw * 0.72, h * 0.76, 5),
          g.lin('v', mix(p.rose, p.near, 0.35), mix(p.gold, p.rose, 0.25), mix(p.gold, p.cream, 0.5)),
        ),
        line(cusped(x, ground, bw * 0.8, h * 0.8, 5), p.gold, 4),
        toran(g, x - bw * 0.33, x + bw * 0.33, ground - h * 0.42, 3, 22, 10),
        lantern(g, x, ground - h * 0.62, 0.7, 50),
      ];
    }),
  );
  g.add(
    rect(0, ground, W, H, g.lin('v', mix(p.near, p.gold, 0.25), [0.3, mix(p.near, p.ink, 0.35)], [1, p.ink])),
    range(3, (i) =>
      rect(
        cx - w / 2 - i * 30,
        ground + i * 14,
        w + i * 60,
        15,
        g.lin('v', mix(p.stone, p.gold, 0.2), p.shade),
      ),
    ),
    g.glow(cx, ground + 90, 560, p.gold, 0.4),
  );
  g.add(
    [-1, 1].map((k) => [
      urn(g, R, cx + k * 330, ground + 46, 1.05),
      urn(g, R, cx + k * (w / 2 + 60), ground + 60, 1.2),
    ]),
  );
  const cy = ground + 180;
  const carX = cx + g.L * R(70, 120);
  const paint = R.pick([
    p.cream,
    mix(p.rose, p.ink, 0.25),
    mix(p.near, p.mid, 0.4),
    mix(p.shade, p.ink, 0.2),
  ]);
  g.add(
    group('opacity=".22"', at(carX, cy + 4, g.L * 1.35, saloon(g, paint), -0.8)),
    at(carX, cy, g.L * 1.35, saloon(g, paint)),
  );
  if (R.chance(0.7))
    g.add(
      garland(g, swag(carX - 180, cy - 180, carX + 180, cy - 176, 24), 15),
      flowers(g, R, scatter(R, 8, carX + g.L * 330, cy - 170, 60, 14), 24),
    );
  const vx = carX - g.L * 560;
  g.add(
    oval(vx, cy + 30, 100, 14, p.ink, op(0.45)),
    someone(g, vx, cy + 30, 2.2 * g.L, {
      outfit: 'sherwani',
      main: R.pick([p.rose, mix(p.rose, p.ink, 0.3)]),
      accent: p.gold,
      head: 'turban',
      pose: R.pick(['point', 'greet', 'offer']),
      dim: 0.05,
    }),
    someone(g, cx - g.L * 250, ground + 52, 1.3, {
      outfit: 'lehenga',
      main: p.rose,
      accent: p.gold,
      head: 'bun',
      pose: 'hold',
      dim: 0.2,
    }),
    someone(g, cx - g.L * 320, ground + 54, 1.36, {
      outfit: 'suit',
      main: p.near,
      accent: p.gold,
      head: 'hair',
      dim: 0.2,
    }),
    range(4, (i) =>
      bulbs(g, swag(-30 + i * 420, 60 + (i % 2) * 50, 390 + i * 420, 60 + ((i + 1) % 2) * 50, 70), 8, 32),
    ),
  );
});
