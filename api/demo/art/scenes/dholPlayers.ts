// Two or three dhol players in front of an arch.
import { scene, third } from '../board.js';
import { strand, toran } from '../kits/flowers.js';
import { flowerBank, petals, plaza } from '../kits/ground.js';
import { dholi } from '../kits/instruments.js';
import { butiPrint } from '../kits/interiors.js';
import { bulbs } from '../kits/lamps.js';
import { cusped, H, ridge, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, dots, line, op, oval, path, rect } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const dholPlayers = scene('dholPlayers', (g, R, p) => {
  const ground = R(850, 880);
  const cx = third(-g.L) + g.L * R(60, 200);
  const wall = mix(p.mid, p.rose, p.dark ? 0.1 : 0.3);
  const n = R.int(2, 3);
  g.focus = [cx / W, 0.58];
  g.add(
    rect(0, 0, W, H, g.side(mix(wall, p.gold, 0.35), wall, mix(wall, p.ink, 0.5))),
    rect(0, 0, W, ground, butiPrint(g, mix(wall, p.gold, 0.5)), op(0.2)),
  );
  const rays = R.chance(0.6);
  g.add(
    path(cusped(cx, ground, 1040, 860, 7), mix(wall, p.ink, 0.4)),
    path(cusped(cx, ground, 980, 826, 7), g.lin('v', p.sky[1], p.sky[2])),
    g.clip(cusped(cx, ground, 980, 826, 7), [
      rays
        ? range(18, (i) => {
            const a = (i / 18) * 6.283;
            return path(
              S`M${cx} ${ground - 330}L${cx + Math.cos(a) * 900} ${ground - 330 + Math.sin(a) * 900}L${cx + Math.cos(a + 0.17) * 900} ${ground - 330 + Math.sin(a + 0.17) * 900}Z`,
              mix(p.gold, p.sun, 0.4),
              op(0.4),
            );
          })
        : path(ridge(R, ground - 160, 70), mix(p.far, p.sky[2], 0.4)),
      g.glow(cx, ground - 330, 520, p.sun, 0.8),
      disc(cx, ground - 330, 210, mix(p.sun, p.gold, 0.2), op(0.9)),
    ]),
    line(cusped(cx, ground, 1012, 842, 7), p.gold, 6),
    bulbs(g, cusped(cx, ground, 1060, 872, 7, false), 7, 28),
    toran(g, cx - 470, cx + 470, ground - 520, 8, 44, 20),
  );
  plaza(g, ground - 6, cx, mix(wall, p.shade, 0.4));
  const coats = R.shuffle([p.cream, p.gold, p.rose, mix(p.leaf, p.cream, 0.2)]);
  g.add(
    range(n, (i) => {
      const x = cx + (i - (n - 1) / 2) * (n === 2 ? 360 : 310);
      const y = ground + 70 + (i % 2) * 46;
      const s = n === 2 ? 2.95 : 2.55;
      return [
        oval(x, y, 130, 18, p.ink, op(0.4)),
        at(x, y, s * (i % 2 ? -1 : 1), dholi(g, cycle(coats, i), i % 2 ? p.gold : p.rose, 0.03)),
      ];
    }),
  );
  g.add(
    [-1, 1].map((k) =>
      range(4, (i) =>
        strand(g, cx + k * (560 + i * 66), -20, R(220, 560), 22, cycle([p.gold, p.rose, p.cream], i)),
      ),
    ),
  );
  petals(g, R, ground + 40, 30);
  g.add(
    [p.gold, p.cream, p.rose].map((c) =>
      dots(
        range(20, (): Point => [cx + R(-620, 620), R(160, ground)]),
        c,
        R(6, 11),
        op(0.8),
      ),
    ),
  );
  flowerBank(g, R, 60, 24);
});
