// A grand entry: tiered cake, balloon arch, confetti.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { clothTable } from '../kits/furniture.js';
import { carpet } from '../kits/ground.js';
import { tiledFloor } from '../kits/interiors.js';
import { bokeh } from '../kits/lamps.js';
import { balloon, balloons, cake, candle, goblet } from '../kits/objects.js';
import { mandala } from '../kits/ornament.js';
import { folds, swagCloth } from '../kits/textiles.js';
import { arc, cusped, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, line, op, oval, path, rect, stroke } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const birthday = scene('birthday', (g, R, p) => {
  const floor = R(790, 820);
  const cx = third(-g.L) + g.L * R(80, 180);
  const hues = [p.rose, p.gold, p.cream, mix(p.rose, p.cream, 0.5), mix(p.mid, p.cream, 0.2)];
  const wall = mix(p.mid, p.rose, 0.25);
  g.focus = [cx / W, 0.58];
  g.add(
    rect(0, 0, W, floor, g.side(mix(wall, p.gold, 0.3), wall, mix(wall, p.ink, 0.45))),
    g.glow(cx, 420, 700, p.sun, 0.55),
  );
  const backdrop = R.int(0, 2);
  if (backdrop === 0)
    g.add(
      disc(cx, 430, 350, g.lin('v', mix(p.rose, p.cream, 0.35), mix(p.rose, p.gold, 0.3))),
      disc(cx, 430, 350, 'none', stroke(p.gold, 8)),
      at(
        cx,
        430,
        1,
        mandala(g, R, 240, mix(p.gold, p.cream, 0.3), () => 'none'),
      ),
    );
  else if (backdrop === 1)
    g.add(
      [-1, 0, 1].map((k) => [
        path(
          cusped(cx + k * 300, floor, 300, 660 - Math.abs(k) * 120, 5),
          g.lin('v', mix(cycle(hues, k + 3), p.cream, 0.3), mix(wall, p.gold, 0.35)),
        ),
        line(cusped(cx + k * 300, floor, 316, 672 - Math.abs(k) * 120, 5), p.gold, 5),
      ]),
    );
  else
    g.add(
      range(22, (i) =>
        rect(
          cx - 500 + i * 46,
          40,
          48,
          floor - 40,
          folds(g, cycle([mix(p.rose, p.cream, 0.3), mix(p.gold, p.cream, 0.3)], i), 1),
        ),
      ),
      range(4, (i) => swagCloth(g, cx - 510 + i * 256, cx - 254 + i * 256, 40, 90, p.rose)),
    );
  tiledFloor(g, floor, cx, mix(wall, p.near, 0.45));
  g.add(carpet(g, cx, floor - 4, 330, p.rose, cx - g.L * 80, 900));
  const side = R.side();
  const hoop = arc(
    cx,
    floor - 10,
    560,
    700,
    side < 0 ? Math.PI * 0.98 : Math.PI * 1.25,
    side < 0 ? Math.PI * 1.75 : Math.PI * 2.02,
    60,
  );
  g.add(
    hoop.map(([x, y], i) =>
      balloon(g, x + R(-46, 46), y + R(-44, 44), R(0.7, 1.7), cycle(hues, i * 2 + R.int(0, 1))),
    ),
    flowers(
      g,
      R,
      hoop.filter((_, i) => i % 9 === 4),
      34,
    ),
  );
  g.add(
    clothTable(g, cx, floor + 110, 420, 170, mix(p.cream, p.shade, 0.15), p.rose),
    cake(g, R, cx, floor - 66, 1.25, R.int(3, 4)),
  );
  const crown = R.chance(0.6);
  if (crown)
    g.add(
      [-150, 150].map((dx) => [
        candle(g, cx + dx, floor - 62, 60, 10),
        goblet(g, cx + dx * 0.72, floor - 62, 0.8, mix(p.gold, p.cream, 0.3)),
      ]),
    );
  const gift = (x: number, y: number, s: number, c: string, bow: string) =>
    at(x, y, s, [
      oval(0, 3, 62, 8, p.ink, op(0.35)),
      rect(-50, -76, 100, 76, g.sheen(c, 0.3, 0.4)),
      rect(-56, -92, 112, 20, mix(c, p.cream, 0.2)),
      rect(-9, -92, 18, 92, bow),
      path('M0-92C-50-136-60-96 0-92C50-136 60-96 0-92Z', 'none', stroke(bow, 8)),
    ]);
  g.add(
    gift(cx - 330, floor + 120, 1.3, p.gold, p.rose),
    gift(cx - 420, floor + 150, 0.9, p.rose, p.cream),
    gift(cx + 340, floor + 130, 1.15, mix(p.mid, p.near, 0.3), p.gold),
  );
  g.add(
    balloons(g, R, cx + 520, floor + 130, R.int(5, 8), 1.55, hues),
    balloons(g, R, cx - 590, floor + 120, R.int(4, 6), 1.35, hues),
  );
  g.add(
    hues.map((c) =>
      path(
        range(26, () => {
          const [x, y, a] = [R(0, W), R(10, floor + 160), R(-10, 10)];
          return S`M${x} ${y}l${a} 10l11${-a}l${-a}-10Z`;
        }).join(''),
        c,
        op(0.9),
      ),
    ),
  );
  bokeh(g, R, 8, 60, 500, 10, 34);
});
