// A train over an arched bridge, on the way to the wedding.
import { scene, third } from '../board.js';
import { garland } from '../kits/flowers.js';
import { flowerBank } from '../kits/ground.js';
import { openSky } from '../kits/night.js';
import { merlons, palace } from '../kits/palace.js';
import { palm } from '../kits/planting.js';
import { bough } from '../layers/frames.js';
import { birds, mist, sun } from '../layers/sky.js';
import { glitter } from '../layers/water.js';
import { H, ridge, swag, W } from '../paths.js';
import { at, beads, disc, line, oval, path, rect, ROUND } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const train = scene('train', (g, R, p) => {
  const deck = R(560, 600);
  const sx = third(g.L);
  g.focus = [0.5, 0.5];
  openSky(g, R, 620, sx);
  sun(g, sx, R(300, 380), R(80, 110));
  birds(g, R, third(-g.L), 180, 7);
  const fog = mix(p.sky[2], p.cream, p.dark ? 0 : 0.25);
  [
    [500, 90, 0.1],
    [580, 80, 0.3],
    [680, 70, 0.55],
  ].forEach(([y = 0, amp = 0, t = 0]) => {
    const c = mix(mix(p.far, fog, 0.35), mix(p.leaf, p.near, 0.5), t);
    g.add(path(ridge(R, y, amp), g.lin('v', c, [0.35, mix(c, fog, 0.5)])));
    mist(g, y + 90, 150, fog, 0.7);
  });
  g.add(at(third(-g.L) - g.L * 140, 560, 0.5, palace(g, R, 0, 0, 700)));
  g.add(
    path(ridge(R, 900, 40), g.lin('v', mix(p.leaf, p.near, 0.45), mix(p.leaf, p.ink, 0.6))),
    rect(0, 930, W, H, g.lin('v', mix(p.sky[2], p.mid, 0.4), mix(p.mid, p.near, 0.5))),
  );
  glitter(g, R, sx, 934, H, p.sun, 60);
  // viaduct
  const stone = g.stone(mix(p.stone, p.gold, 0.15), mix(p.shade, p.mid, 0.3));
  const n = R.int(6, 8);
  const bw = (W + 200) / n;
  const arches = range(n, (i) => {
    const [x, r] = [-100 + bw * (i + 0.5), bw * 0.37];
    return S`M${x - r} 960V${deck + 80 + r}A${r} ${r} 0 0 1 ${x + r} ${deck + 80 + r}V960Z`;
  }).join('');
  g.add(
    path(S`M-20 ${deck}H${W + 20}V960H-20Z` + arches, stone, 'fill-rule="evenodd"'),
    rect(-20, deck - 8, W + 40, 26, g.stone(p.cream, p.shade)),
    merlons(-20, deck - 8, W + 40, 12, p.stone),
    beads(S`M0 ${deck + 34}H${W}`, mix(p.shade, p.mid, 0.4), 8, 22),
    g.veil(rect(0, deck + 18, W, 40, g.lin('v', [0, p.ink, 0.6], [1, p.ink, 0]))),
  );
  // the train
  const paint = R.pick([p.rose, mix(p.near, p.mid, 0.4), mix(p.leaf, p.near, 0.3)]);
  const k = g.L;
  const coach = (x: number) =>
    at(x, deck - 8, k, [
      range(2, (i) => [disc(-110 + i * 220 - 18, -12, 14, p.ink), disc(-110 + i * 220 + 18, -12, 14, p.ink)]),
      rect(-172, -124, 344, 104, g.lin('v', mix(paint, p.cream, 0.25), paint, mix(paint, p.ink, 0.3))),
      path('M-180-120Q-176-146-150-146H150Q176-146 180-120Z', mix(p.cream, p.shade, 0.3)),
      rect(-172, -52, 344, 9, p.gold),
      range(7, (i) =>
        rect(-150 + i * 45, -108, 30, 44, g.lin('v', p.gold, mix(p.gold, p.cream, 0.7)), 'rx="5"'),
      ),
      garland(g, range(5, (i) => swag(-170 + i * 68, -118, -102 + i * 68, -118, 14)).join(''), 9),
    ]);
  const ex = W / 2 + k * 380;
  g.add(
    range(4, (i) => coach(ex - k * (330 + i * 364))),
    at(ex, deck - 8, k, [
      path(
        'M-150-20V-140H-60V-110H96Q130-110 134-72V-20Z',
        g.lin('v', mix(p.ink, p.mid, 0.35), mix(p.ink, p.near, 0.2)),
      ),
      path('M-162-138Q-150-160-104-160Q-60-160-50-138Z', paint),
      rect(-130, -126, 54, 44, mix(p.gold, p.cream, 0.4), 'rx="6"'),
      path('M66-110L58-164H96L88-110Z', mix(p.ink, p.near, 0.2)),
      rect(54, -172, 46, 12, p.gold),
      path('M-4-110Q-4-136 16-136Q36-136 36-110Z', p.gold),
      line('M-150-74H134', p.gold, 6),
      path('M134-30L176-4H120Z', paint),
      disc(134, -78, 15, p.gold),
      g.glow(146, -78, 110, p.sun, 0.9),
      range(3, (i) => [
        disc(-90 + i * 74, -20, 31, mix(p.ink, p.mid, 0.2)),
        disc(-90 + i * 74, -20, 22, paint),
        disc(-90 + i * 74, -20, 7, p.gold),
      ]),
      line('M-100-14H64', mix(p.gold, p.cream, 0.3), 6, ROUND),
      garland(g, 'M-50-104Q20-60 130-92', 13),
    ]),
    range(10, (i) =>
      oval(
        ex + k * (70 - i * (40 + i * 5)),
        deck - 196 - i * 13 - R(0, 16),
        46 + i * 17,
        30 + i * 7,
        g.rad(
          [0, mix(p.cream, p.sky[1], 0.15), 0.75 - i * 0.05],
          [0.5, mix(p.cream, p.sky[1], 0.2), 0.4],
          [1, p.cream, 0],
        ),
      ),
    ),
  );
  const e = g.L < 0 ? 0 : W;
  g.add(
    palm(g, R, e + g.L * 60, H + 20, R(500, 580), -g.L * 90, mix(p.ink, p.leaf, 0.2), p.near),
    palm(g, R, e - g.L * 60, H + 30, R(360, 430), -g.L * 60, mix(p.ink, p.near, 0.3), p.mid),
  );
  flowerBank(g, R, 130, 32);
  bough(g, R, g.L < 0 ? 1 : -1);
});
