// The decorator's work: a flower wall, hanging garlands, a ladder and buckets of blooms.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers, strand } from '../kits/flowers.js';
import { settee } from '../kits/furniture.js';
import { castShadow, petals } from '../kits/ground.js';
import { tiledFloor } from '../kits/interiors.js';
import { lantern } from '../kits/lamps.js';
import { urn } from '../kits/objects.js';
import { folds } from '../kits/textiles.js';
import { arc, cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { disc, line, path, rect, ROUND, stroke } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const decor = scene('decor', (g, R, p) => {
  const floor = R(790, 820);
  const cx = third(-g.L) + g.L * R(90, 170);
  const wall = mix(p.mid, p.cream, p.dark ? 0 : 0.2);
  const main = R.pick([p.rose, p.cream, mix(p.gold, p.cream, 0.3)]);
  g.focus = [cx / W, 0.54];
  g.add(rect(0, 0, W, H, g.side(mix(wall, p.gold, 0.3), wall, mix(wall, p.ink, 0.5))));
  g.add(
    range(7, (i) => {
      const x = cx + (i - 3) * 300;
      return [
        path(cusped(x, floor, 230, 640, 6), mix(wall, p.ink, 0.22)),
        line(cusped(x, floor, 252, 654, 6), mix(p.gold, wall, 0.4), 4),
      ];
    }),
  );
  tiledFloor(g, floor, cx, mix(wall, p.near, 0.4));
  const h = R(600, 650);
  const kind = R.int(0, 2);
  g.add(g.glow(cx, floor - 300, 620, p.sun, 0.7));
  if (kind === 0) {
    const round = arc(cx, floor - 330, 300, 300, -Math.PI * 0.95, Math.PI * 0.35, 48);
    g.add(
      disc(cx, floor - 330, 300, folds(g, mix(p.cream, p.shade, 0.2), 8)),
      disc(cx, floor - 330, 300, 'none', stroke(p.gold, 13)),
      flowers(g, R, round, 36),
      range(7, (i) =>
        strand(
          g,
          cx - 190 + i * 64,
          floor - 560 + Math.abs(i - 3) * 24,
          190 - Math.abs(i - 3) * 26,
          16,
          cycle([p.gold, p.cream, p.rose], i),
        ),
      ),
    );
  } else if (kind === 1) {
    g.add(
      [-1, 0, 1].map((k) => {
        const x = cx + k * 220;
        const hh = h - Math.abs(k) * 90;
        return [
          path(cusped(x, floor, 230, hh, 5), folds(g, k ? mix(main, p.cream, 0.4) : main, 4)),
          line(cusped(x, floor, 230, hh, 5), p.gold, 7),
          flowers(
            g,
            R,
            range(14, (i): Point => [x + k * 110 + R(-20, 20), floor - i * (hh / 20) - 10]),
            28,
          ),
        ];
      }),
    );
  } else {
    g.add(
      rect(cx - 330, floor - h, 660, h, mix(p.leaf, p.ink, 0.25)),
      flowers(
        g,
        R,
        range(90, (): Point => [cx + R(-330, 330), floor - R(10, h)]),
        40,
      ),
      rect(cx - 330, floor - h, 660, h, 'none', stroke(p.gold, 10)),
    );
  }
  g.add(
    range(13, (i) => {
      const x = cx - 560 + i * 93;
      return strand(
        g,
        x,
        -20,
        60 + 150 * Math.abs(Math.sin(i * 0.9 + g.L)) + (Math.abs(x - cx) > 340 ? R(80, 260) : 0),
        19,
        cycle([p.gold, p.rose, p.cream], i),
      );
    }),
    range(R.int(2, 4), (i) => lantern(g, cx + (i - 1) * 240 + R(-40, 40), R(130, 220), R(1.1, 1.5), 300)),
  );
  g.add(settee(g, cx, floor + 70, 1.35, main === p.cream ? p.rose : mix(p.leaf, p.near, 0.3)));
  // the ladder, and somebody hanging the last garland
  const lx = cx + g.L * R(430, 480);
  g.add(
    castShadow(g, lx, floor + 120, 150, 200),
    line(
      S`M${lx - 70} ${floor + 120}L${lx - 20} ${floor - 360}M${lx + 90} ${floor + 120}L${lx + 20} ${floor - 360}`,
      mix(p.gold, p.ink, 0.45),
      15,
      ROUND,
    ),
    line(
      range(7, (i) => S`M${lx - 62 + i * 6.5} ${floor + 60 - i * 62}H${lx + 78 - i * 9}`).join(''),
      mix(p.gold, p.ink, 0.35),
      11,
    ),
    someone(g, lx + g.L * 6, floor - 128, 1.55 * -g.L, {
      outfit: 'kurta',
      main: R.pick([p.gold, p.rose, p.cream]),
      accent: p.rose,
      head: 'hair',
      pose: 'raise',
      dim: 0.06,
    }),
    someone(g, cx - g.L * 480, floor + 130, 1.9 * g.L, {
      outfit: 'sari',
      main: mix(p.leaf, p.cream, 0.1),
      accent: p.gold,
      head: 'bun',
      pose: 'offer',
      dim: 0.05,
    }),
  );
  g.add([-620, -340, 330, 620].map((dx) => urn(g, R, cx + dx * g.L, floor + 140 + R(0, 40), R(1.3, 1.7))));
  petals(g, R, floor + 90, 26);
});
