// A room in a palace hotel: the bed, the window and the view.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { fourPoster, settee } from '../kits/furniture.js';
import { petals } from '../kits/ground.js';
import { room, view } from '../kits/interiors.js';
import { chandelier } from '../kits/lamps.js';
import { mandala } from '../kits/ornament.js';
import { curtain, swagCloth } from '../kits/textiles.js';
import { cusped, H, scatter, W } from '../paths.js';
import { at, group, line, op, oval, path, rect, stroke } from '../shapes.js';
import { mix, S } from '../svg.js';

export const suite = scene('suite', (g, R, p) => {
  const floor = R(780, 810);
  const bx = third(-g.L) + g.L * R(30, 80);
  const wx = third(g.L) + g.L * R(90, 150);
  const wall = R.pick([
    mix(p.mid, p.cream, 0.15),
    mix(p.leaf, p.near, 0.35),
    mix(p.rose, p.near, 0.45),
    mix(p.stone, p.shade, 0.5),
  ]);
  const cloth = R.pick([p.rose, mix(p.rose, p.gold, 0.4), mix(p.leaf, p.near, 0.2), mix(p.mid, p.near, 0.4)]);
  g.focus = [bx / W, 0.56];
  room(g, R, { floor, x: bx, wall, niches: 0 });
  g.add(
    [-1, 1].map((k) => [
      path(cusped(bx + k * 470, floor - 130, 130, 330, 4), mix(wall, p.ink, 0.35)),
      line(cusped(bx + k * 470, floor - 130, 146, 342, 4), mix(p.gold, wall, 0.3), 4),
      g.glow(bx + k * 470, floor - 220, 120, p.gold, 0.7),
    ]),
  );
  g.add(
    view(g, R, wx, floor - 70, R(360, 420), 560),
    [-1, 1].map((k) => curtain(g, wx + k * 260, floor - 670, 190, 660, -k, cloth)),
    swagCloth(g, wx - 270, wx + 20, floor - 672, 60, cloth),
    swagCloth(g, wx - 20, wx + 270, floor - 672, 60, cloth),
  );
  g.add(
    g.veil(
      path(S`M${wx - 190} ${floor}H${wx + 190}L${wx - g.L * 460 + 240} ${H}H${wx - g.L * 460 - 340}Z`, p.sun),
    ),
  );
  // carpet on the floor
  g.add(
    at(bx, floor + 150, 1, [
      oval(0, 0, 560, 100, mix(cloth, p.ink, 0.35)),
      oval(0, 0, 530, 92, 'none', stroke(p.gold, 6)),
      group(
        'transform="scale(1 .17)"',
        mandala(g, R, 470, mix(p.gold, cloth, 0.2), (i) => mix(cloth, i % 2 ? p.ink : p.gold, 0.25)),
      ),
    ]),
  );
  g.add(fourPoster(g, R, bx, floor + 90, 1.42, cloth));
  const lampTable = (x: number) => [
    oval(x, floor + 40, 70, 10, p.ink, op(0.4)),
    path(
      S`M${x - 54} ${floor - 66}H${x + 54}L${x + 44} ${floor + 38}H${x - 44}Z`,
      g.side(mix(p.near, p.gold, 0.4), mix(p.near, p.ink, 0.3)),
    ),
    rect(x - 62, floor - 76, 124, 14, mix(p.gold, p.near, 0.4)),
    path(
      S`M${x - 14} ${floor - 76}Q${x - 30} ${floor - 120} ${x} ${floor - 136}Q${x + 30} ${floor - 120} ${x + 14} ${floor - 76}Z`,
      g.sheen(p.gold, 0.5, 0.5),
    ),
    g.glow(x, floor - 176, 150, p.sun, 0.8),
    path(
      S`M${x - 30} ${floor - 210}H${x + 30}L${x + 54} ${floor - 138}H${x - 54}Z`,
      g.lin('v', mix(p.gold, p.cream, 0.4), mix(p.cream, '#ffffff', 0.3)),
    ),
  ];
  g.add([-1, 1].map((k) => lampTable(bx + k * 470)));
  // a settee or trunk by the window
  const sx = wx + g.L * 20;
  if (R.chance(0.6)) g.add(settee(g, sx, floor + 130, 0.95, cloth));
  else
    g.add(
      oval(sx, floor + 150, 150, 16, p.ink, op(0.4)),
      rect(sx - 130, floor + 30, 260, 118, g.sheen(mix(p.gold, p.ink, 0.5), 0.2, 0.4)),
      path(
        S`M${sx - 136} ${floor + 34}Q${sx} ${floor - 30} ${sx + 136} ${floor + 34}Z`,
        mix(p.gold, p.ink, 0.4),
      ),
      [-80, 80].map((d) => rect(sx + d - 9, floor + 6, 18, 142, p.gold)),
      rect(sx - 18, floor + 26, 36, 34, p.gold),
      flowers(g, R, scatter(R, 8, sx, floor - 4, 60, 16), 20),
    );
  g.add(chandelier(g, bx + g.L * R(330, 400), 170, 1, 300));
  petals(g, R, floor + 70, 14, bx - 360, bx + 360);
});
