// Behind a lit bar: shelves in arches, glasses in front, a shaker in the air.
import { scene, third } from '../board.js';
import { figure } from '../kits/figures.js';
import { garland } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { bokeh, bulbs, lantern } from '../kits/lamps.js';
import { bottle, goblet, urn } from '../kits/objects.js';
import { cusped, H, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, op, path, rect, stroke, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const bartender = scene('bartender', (g, R, p) => {
  const bar = R(800, 830);
  const cx = third(-g.L) + g.L * R(80, 170);
  const wall = mix(p.near, p.ink, 0.2);
  const liquor = [
    mix(p.gold, p.rose, 0.3),
    p.gold,
    mix(p.leaf, p.ink, 0.1),
    mix(p.rose, p.ink, 0.1),
    mix(p.cream, p.shade, 0.4),
    mix(p.sky[1], p.mid, 0.4),
  ];
  g.focus = [cx / W, 0.55];
  g.add(
    rect(0, 0, W, H, g.side(mix(wall, p.gold, 0.2), wall, mix(wall, p.ink, 0.5))),
    rect(0, 0, W, bar, butiPrint(g, mix(wall, p.gold, 0.4)), op(0.16)),
  );
  const bays = R.int(3, 5);
  const bw = W / bays;
  const centre = Math.round((cx - bw / 2) / bw);
  g.add(
    range(bays, (i) => {
      const x = cx + (i - centre) * bw;
      const niche = cusped(x, bar, bw * 0.8, 640, 6);
      return [
        path(cusped(x, bar, bw * 0.88, 664, 6), g.side(mix(p.gold, p.ink, 0.25), mix(p.gold, p.ink, 0.55))),
        path(
          niche,
          g.lin('v', mix(p.rose, p.ink, 0.3), mix(p.gold, p.rose, 0.35), mix(p.gold, p.cream, 0.35)),
        ),
        g.glow(x, bar - 250, bw * 0.6, mix(p.gold, p.cream, 0.4), 0.6),
        g.clip(
          niche,
          range(3, (k) => {
            const y = bar - 90 - k * 165;
            return [
              rect(x - bw / 2, y, bw, 10, mix(p.near, p.ink, 0.2)),
              rect(x - bw / 2, y - 3, bw, 4, mix(p.gold, p.cream, 0.5), op(0.7)),
              range(Math.floor(bw / 48), (j) =>
                R.chance(0.12)
                  ? ''
                  : bottle(g, x - bw * 0.4 + j * 46 + R(-6, 6), y, R(0.9, 1.15), R.int(0, 2), R.pick(liquor)),
              ),
            ];
          }),
        ),
        bulbs(g, cusped(x, bar, bw * 0.92, 676, 6, false), 5, 24, 0.7),
      ];
    }),
  );
  g.add(
    g.glow(cx, bar - 220, 380, p.sun, 0.4),
    at(cx, bar + 240, 2.9 * g.L, [
      figure(g, {
        outfit: 'waistcoat',
        main: R.pick([mix(p.rose, p.ink, 0.25), mix(p.near, p.ink, 0.2), mix(p.leaf, p.ink, 0.3)]),
        accent: p.gold,
        head: R.pick(['hair', 'turban']),
        pose: 'raise',
        dim: 0.05,
      }),
      turned(-2, -226, 78, [
        path('M-11-32H11L14 22Q0 30-14 22Z', g.sheen(mix(p.cream, p.shade, 0.3), 0.7, 0.5)),
        path('M-11-32L-7-46H7L11-32Z', mix(p.shade, p.mid, 0.2)),
      ]),
    ]),
  );
  g.add(
    rect(-10, bar, W + 20, 34, g.lin('v', mix(p.gold, p.cream, 0.3), mix(p.gold, p.ink, 0.5))),
    rect(-10, bar + 34, W + 20, H, g.lin('v', mix(p.near, p.mid, 0.3), mix(p.ink, p.near, 0.3))),
    range(8, (i) => [
      rect(i * 210 - 20, bar + 74, 180, 240, 'none', stroke(mix(p.gold, p.ink, 0.35), 4)),
      g.clip(
        S`M${i * 210 - 14} ${bar + 80}h168v228h-168Z`,
        rect(i * 210 - 14, bar + 80, 168, 230, g.jali(mix(p.near, p.gold, 0.3), 36)),
      ),
    ]),
    bulbs(g, S`M0 ${bar + 46}H${W}`, 7, 28),
    garland(g, range(9, (i) => swag(i * 200 - 100, bar + 34, i * 200 + 100, bar + 34, 34)).join(''), 14),
  );
  const drinks = [p.rose, p.gold, mix(p.leaf, p.cream, 0.35), mix(p.rose, p.gold, 0.5)];
  const n = R.int(5, 7);
  g.add(
    range(n, (i) => {
      const x = cx - g.L * (260 + i * 105) + (i > 3 ? g.L * 1120 : 0);
      return goblet(g, x, bar + 10, 1.45, cycle(drinks, i));
    }),
  );
  g.add(
    range(3, (i) => bottle(g, cx + g.L * (250 + i * 56), bar + 12, 1.55, i, cycle(liquor, i + R.int(0, 4)))),
    urn(g, R, cx + g.L * 470, bar + 12, 1.15),
  );
  g.add(range(R.int(4, 6), (i) => lantern(g, 120 + i * 290 + R(-40, 40), R(60, 170), R(1.1, 1.6), 300)));
  bokeh(g, R, 8, 120, 620, 12, 36);
});
