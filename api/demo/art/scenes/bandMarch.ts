// A brass band in full dress, marching past a gate, with lamps on poles.
import { scene, third } from '../board.js';
import { figure } from '../kits/figures.js';
import { toran } from '../kits/flowers.js';
import { petals, plaza } from '../kits/ground.js';
import { trumpeter } from '../kits/instruments.js';
import { bulbs } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { chhatri, merlons } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { fringe } from '../layers/frames.js';
import { cusped, PAISLEY, swag, W } from '../paths.js';
import { at, beads, disc, line, op, oval, path, rect, ROUND, stroke } from '../shapes.js';
import { mix, range } from '../svg.js';

export const bandMarch = scene('bandMarch', (g, R, p) => {
  const ground = R(770, 800);
  const gx = third(g.L) + g.L * R(-40, 60);
  const coat = R.pick([p.rose, mix(p.rose, p.ink, 0.35), mix(p.near, p.mid, 0.6), mix(p.leaf, p.near, 0.3)]);
  g.focus = [0.5, 0.62];
  openSky(g, R, ground, third(-g.L));
  g.add(
    grove(
      g,
      R,
      range(12, (i): Spot => [i * 150 + R(-50, 50), ground, R(1, 1.7)]),
      mix(p.mid, p.far, 0.5),
      p.sky[2],
      p.mid,
    ),
  );
  // the gate behind them
  g.add(
    rect(gx - 330, ground - 470, 660, 470, g.stone()),
    rect(gx - 330, ground - 440, 660, 60, g.jali(mix(p.shade, p.mid, 0.35), 26)),
    merlons(gx - 330, ground - 470, 660, 24, p.stone),
    [-1, 1].map((k) => chhatri(g, gx + k * 270, ground - 492, 110)),
    chhatri(g, gx, ground - 492, 170),
    path(
      cusped(gx, ground, 340, 380, 6),
      g.lin('v', mix(p.rose, p.near, 0.4), mix(p.gold, p.rose, 0.3), mix(p.gold, p.cream, 0.5)),
    ),
    line(cusped(gx, ground, 366, 396, 6), p.gold, 5),
    toran(g, gx - 165, gx + 165, ground - 210, 5, 30, 14),
    [-1, 1].map((k) => [
      path(cusped(gx + k * 245, ground - 40, 90, 190, 4), mix(p.shade, p.mid, 0.4)),
      line(cusped(gx + k * 245, ground - 40, 104, 200, 4), p.rose, 3),
    ]),
  );
  plaza(g, ground, gx, mix(p.shade, p.gold, 0.3));
  const lamp = (x: number, y: number, s: number) =>
    at(x, y, s, [
      line('M0 0V-300', mix(p.ink, p.gold, 0.25), 5),
      g.glow(0, -330, 130, p.gold, 0.7),
      path('M-22-300L-30-346Q0-380 30-346L22-300Z', mix(p.gold, p.cream, 0.6)),
      line('M-26-322H26M0-372V-300', mix(p.gold, p.ink, 0.3), 3),
      disc(0, -376, 8, p.gold),
    ]);
  const row = (y: number, s: number, n: number, dim: number) => {
    const horn = g.symbol('horn' + dim, () => trumpeter(g, coat, p.gold, dim));
    const drum = g.symbol('bass' + dim, () => [
      figure(g, { outfit: 'sherwani', main: coat, accent: p.gold, head: 'turban', pose: 'hold', dim }),
      beads('M-16-150H18M-16-138H18', p.gold, 3.4, 6),
      disc(4, -112, 36, mix(p.gold, p.ink, 0.2)),
      disc(4, -112, 32, g.side(p.cream, mix(p.cream, p.shade, 0.6))),
      disc(4, -112, 32, 'none', stroke(p.rose, 5)),
      at(4, -100, 0.26, path(PAISLEY, p.rose)),
      line('M38-104L54-132', mix(p.gold, p.cream, 0.3), 3.4, ROUND),
      disc(55, -134, 6, p.cream),
    ]);
    const step = W / n;
    return range(n, (i) => {
      const x = (i + 0.5) * step + R(-12, 12);
      return [
        oval(x, y, 46 * s, 7 * s, p.ink, op(0.4)),
        g.use((i + n) % 3 === 1 ? drum : horn, x, y + R(-6, 6), s * -g.L),
      ];
    });
  };
  g.add(
    [0.06, 0.3, 0.54, 0.78, 0.99].map((t) => lamp(t * W, ground + 50, R(0.9, 1.05))),
    row(ground + 60, 1.05, R.int(7, 8), 0.3),
    [0.16, 0.84].map((t) => lamp(t * W, ground + 150, 1.35)),
    row(ground + 190, 1.62, R.int(4, 5), 0.06),
  );
  petals(g, R, ground + 90, 26);
  g.add(
    range(4, (i) =>
      bulbs(
        g,
        swag(-40 + i * 430, 50 + (i % 2) * 40, 390 + i * 430, 50 + ((i + 1) % 2) * 40, 70),
        9,
        34,
        0.8,
      ),
    ),
  );
  if (R.chance(0.4)) fringe(g, R, g.L < 0 ? 1 : -1);
});
