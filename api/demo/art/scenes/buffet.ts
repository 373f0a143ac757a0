// A row of covered dishes over flames, with fruit, bread and lamps.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { garland } from '../kits/flowers.js';
import { clothTable } from '../kits/furniture.js';
import { lawn } from '../kits/ground.js';
import { room } from '../kits/interiors.js';
import { bokeh, bulbs, chandelier } from '../kits/lamps.js';
import { nightSky } from '../kits/night.js';
import { candle, urn } from '../kits/objects.js';
import { palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { H, scatter, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, dots, line, op, oval, path, stroke } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const buffet = scene('buffet', (g, R, p) => {
  const y = R(770, 800);
  const cx = third(-g.L) + g.L * R(40, 100);
  const outdoors = R.chance();
  const cloth = R.pick([p.cream, mix(p.rose, p.near, 0.1), mix(p.cream, p.gold, 0.3)]);
  g.focus = [cx / W, 0.6];
  if (outdoors) {
    nightSky(g, R, 620, R.chance());
    g.add(
      grove(
        g,
        R,
        range(12, (i): Spot => [i * 150 + R(-50, 50), 560, R(1, 1.7)]),
        mix(p.leaf, p.ink, 0.3),
        mix(p.near, p.gold, 0.4),
        p.ink,
      ),
      at(third(g.L), 570, 0.8, palace(g, R, 0, 0, 700), 0.8),
    );
    lawn(g, 560, cx);
    g.add(range(5, (i) => bulbs(g, swag(-60 + i * 360, 40, 320 + i * 360, 60, R(60, 120)), 9, 30)));
  } else {
    room(g, R, { floor: 600, x: cx, wall: mix(p.near, p.mid, 0.45), niches: R.int(5, 7) });
    g.add(chandelier(g, third(g.L), 180, 1.3, 300));
  }
  g.add(
    range(6, (i) => {
      const x = 120 + i * 270 + R(-50, 50);
      return Math.abs(x - cx) < 130
        ? ''
        : someone(g, x, y - 20, R(1.15, 1.3) * R.side(), {
            outfit: R.pick(['sari', 'kurta', 'suit', 'lehenga', 'anarkali']),
            main: R.pick([p.rose, p.gold, mix(p.near, p.mid, 0.4), mix(p.leaf, p.cream, 0.1)]),
            accent: R.pick([p.gold, p.cream]),
            head: R.pick(['bun', 'hair', 'plait']),
            pose: R.pick(['hold', 'greet', 'offer']),
            dim: 0.35,
          });
    }),
    someone(g, cx, y + 20, 1.75, {
      outfit: 'waistcoat',
      main: p.rose,
      accent: p.cream,
      head: 'cap',
      pose: 'offer',
      dim: 0.1,
    }),
  );
  g.add(
    clothTable(
      g,
      W / 2,
      H + 60,
      W + 120,
      H + 60 - y - 60,
      cloth,
      R.pick([p.rose, p.gold, mix(p.leaf, p.near, 0.2)]),
    ),
  );
  const top = y + 54;
  const steel = g.sheen(mix(p.cream, p.shade, 0.3), 0.7, 0.5);
  const brass = g.sheen(p.gold, 0.65, 0.5);
  const metal = R.chance() ? brass : steel;
  const foods = [
    mix(p.gold, p.rose, 0.3),
    mix('#55702f', p.ink, 0.1),
    mix(p.rose, p.gold, 0.4),
    mix(p.cream, p.gold, 0.3),
  ];
  const dish = (x: number, open: boolean, i: number) => [
    oval(x, top + 62, 150, 14, p.ink, op(0.35)),
    line(
      S`M${x - 118} ${top - 30}V${top + 58}M${x + 118} ${top - 30}V${top + 58}`,
      mix(p.gold, p.ink, 0.35),
      9,
    ),
    g.glow(x, top + 34, 80, p.gold, 0.9),
    path(S`M${x} ${top + 10}q-13 22 0 36q13-14 0-36Z`, mix(p.gold, '#ffffff', 0.4)),
    path(S`M${x - 132} ${top - 60}H${x + 132}L${x + 112} ${top - 8}H${x - 112}Z`, metal),
    open
      ? [
          path(
            S`M${x - 130} ${top - 150}C${x - 110} ${top - 236} ${x + 110} ${top - 236} ${x + 130} ${top - 150}Z`,
            metal,
            op(0.85),
          ),
          oval(x, top - 62, 130, 24, cycle(foods, i)),
          dots(scatter(R, 26, x, top - 66, 108, 15), mix(cycle(foods, i), p.cream, 0.4), 13),
          dots(scatter(R, 10, x, top - 66, 100, 13), p.leaf, 9),
          path(
            S`M${x - 40} ${top - 84}Q${x - 70} ${top - 150} ${x - 30} ${top - 190}Q${x - 50} ${top - 140} ${x - 20} ${top - 84}ZM${x + 26} ${top - 84}Q${x + 4} ${top - 140} ${x + 36} ${top - 180}Q${x + 24} ${top - 130} ${x + 44} ${top - 84}Z`,
            p.cream,
            op(0.28),
          ),
        ]
      : [
          path(
            S`M${x - 134} ${top - 58}C${x - 130} ${top - 180} ${x + 130} ${top - 180} ${x + 134} ${top - 58}Z`,
            metal,
          ),
          line(
            S`M${x - 128} ${top - 84}Q${x} ${top - 66} ${x + 128} ${top - 84}`,
            mix(p.gold, p.ink, 0.3),
            3,
            op(0.6),
          ),
          path(
            S`M${x - 26} ${top - 150}Q${x} ${top - 190} ${x + 26} ${top - 150}`,
            'none',
            stroke(mix(p.gold, p.ink, 0.2), 9),
          ),
        ],
  ];
  const open = R.int(0, 1);
  g.add(range(5, (i) => dish(cx + (i - 2) * 320, (i + open) % 2 === 0, i)));
  g.add(
    range(5, (i) => {
      const x = cx + (i - 2.5) * 320;
      return i % 2
        ? urn(g, R, x, top + 56, 1)
        : [candle(g, x - 16, top + 50, 110, 20), candle(g, x + 20, top + 56, 76, 20)];
    }),
  );
  g.add(garland(g, range(9, (i) => swag(i * 200 - 100, y + 120, i * 200 + 100, y + 120, 46)).join(''), 19));
  bokeh(g, R, outdoors ? 12 : 7, 80, 560, 10, 36);
});
