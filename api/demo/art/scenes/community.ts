// A community hall: its verandah and a striped wedding tent.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { chair, settee } from '../kits/furniture.js';
import { castShadow, petals, plaza } from '../kits/ground.js';
import { bulbs, chandelier } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { urn } from '../kits/objects.js';
import { finial, merlons } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain } from '../kits/textiles.js';
import { bough, fringe } from '../layers/frames.js';
import { cusped, PAISLEY, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, line, op, oval, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const community = scene('community', (g, R, p) => {
  const ground = R(740, 770);
  const hx = third(-g.L) - g.L * R(20, 80);
  const tx = third(g.L) + g.L * R(60, 110);
  g.focus = [0.5, 0.56];
  openSky(g, R, ground, third(g.L));
  g.add(
    grove(
      g,
      R,
      range(12, (i): Spot => [i * 150 + R(-50, 50), ground - 6, R(1.2, 2)]),
      mix(p.leaf, p.far, 0.35),
      p.sun,
      p.mid,
    ),
  );
  const w = R(700, 780);
  const floors = R.int(1, 2);
  const wall = mix(p.stone, R.pick([p.gold, p.rose, p.leaf]), 0.12);
  const bays = R.int(6, 8);
  const fh = 200;
  g.add(
    g.glow(hx, ground - 140, 480, p.gold, 0.45),
    range(floors + 1, (k) => {
      const y = ground - k * fh;
      const ww = w * (1 - k * 0.14);
      return [
        rect(hx - ww / 2, y - fh, ww, fh, g.stone(wall, mix(p.shade, p.mid, 0.1))),
        range(bays - k, (i) => {
          const x = hx - ww / 2 + ((i + 0.5) * ww) / (bays - k);
          return [
            path(
              cusped(x, y - 4, (ww / (bays - k)) * 0.68, fh * 0.74, 4),
              g.lin('v', mix(p.near, p.rose, 0.3), mix(p.gold, p.rose, 0.2), mix(p.gold, p.cream, 0.4)),
            ),
            line(cusped(x, y - 4, (ww / (bays - k)) * 0.78, fh * 0.79, 4), mix(p.rose, p.shade, 0.3), 3),
          ];
        }),
        rect(hx - ww / 2 - 16, y - fh - 14, ww + 32, 18, g.stone(p.cream, p.shade)),
        bulbs(
          g,
          range(bays, (i) =>
            swag(
              hx - ww / 2 + (i * ww) / bays,
              y - fh + 6,
              hx - ww / 2 + ((i + 1) * ww) / bays,
              y - fh + 6,
              12,
            ),
          ).join(''),
          5,
          15,
        ),
      ];
    }),
    merlons(hx - w * 0.43, ground - fh * (floors + 1) - 14, w * 0.86, 16, p.cream),
    path(
      S`M${hx - 150} ${ground - fh * (floors + 1) - 14}Q${hx} ${ground - fh * (floors + 1) - 160} ${hx + 150} ${ground - fh * (floors + 1) - 14}Z`,
      g.stone(wall, p.shade),
    ),
    at(hx, ground - fh * (floors + 1) - 40, 0.5, path(PAISLEY, p.rose)),
    rect(hx - w / 2 - 30, ground - 16, w + 60, 20, g.stone(p.cream, p.shade)),
  );
  plaza(g, ground, W / 2, mix(p.shade, p.gold, 0.35));
  // the tent
  const tw = R(500, 580);
  const base = ground + 100;
  const stripes = [R.pick([p.rose, mix(p.leaf, p.near, 0.2), mix(p.mid, p.near, 0.3)]), p.cream] as const;
  const n = 10;
  g.add(
    castShadow(g, tx, base, tw, 240),
    rect(
      tx - tw / 2,
      base - 330,
      tw,
      330,
      g.lin('v', mix(p.near, p.ink, 0.2), mix(p.gold, p.rose, 0.35), mix(p.gold, p.cream, 0.3)),
    ),
    chandelier(g, tx, base - 230, 0.6, 60),
    settee(g, tx, base - 10, 0.85, p.rose),
    range(n, (i) => {
      const [a, b] = [tx - tw * 0.56 + (i * tw * 1.12) / n, tx - tw * 0.56 + ((i + 1) * tw * 1.12) / n];
      const c = cycle(stripes, i);
      return [
        path(
          S`M${a} ${base - 330}Q${tx + (a - tx) * 0.3} ${base - 400} ${tx} ${base - 520}Q${tx + (b - tx) * 0.3} ${base - 400} ${b} ${base - 330}Z`,
          i < n / 2 === g.L < 0 ? mix(c, p.cream, 0.12) : mix(c, p.ink, 0.16),
        ),
        path(S`M${a} ${base - 332}H${b}V${base - 296}Q${(a + b) / 2} ${base - 268} ${a} ${base - 296}Z`, c),
        line(S`M${a} ${base - 296}Q${(a + b) / 2} ${base - 268} ${b} ${base - 296}`, p.gold, 4),
      ];
    }),
    finial(tx, base - 514, 2.2, p.gold),
    [-1, 1].map((k) => [
      line(S`M${tx + k * tw * 0.52} ${base}V${base - 330}`, mix(p.gold, p.ink, 0.3), 11),
      curtain(g, tx + k * tw * 0.51, base - 300, tw * 0.24, 300, -k, stripes[0]),
      line(S`M${tx + k * tw * 0.54} ${base - 320}L${tx + k * tw * 0.8} ${base + 16}`, p.cream, 2.5, op(0.7)),
      urn(g, R, tx + k * tw * 0.62, base + 10, 1.1),
    ]),
  );
  const c = chair(g, mix(p.gold, p.ink, 0.2), p.rose);
  g.add(
    range(3, (k) =>
      range(7, (i) => {
        const s = 0.9 + k * 0.28;
        const x = hx - g.L * 60 + (i - 3) * 84 * s;
        const y = ground + 90 + k * 82;
        return [
          oval(x, y + 12 * s, 34 * s, 7 * s, p.ink, op(0.3)),
          R.chance(0.3)
            ? someone(g, x, y + 8, 0.85 * s * R.side(), {
                outfit: R.pick(['sari', 'kurta', 'anarkali']),
                main: R.pick([p.rose, p.gold, mix(p.leaf, p.cream, 0.1)]),
                accent: p.cream,
                head: R.pick(['bun', 'hair']),
                pose: 'greet',
                dim: 0.2,
              })
            : g.use(c, x, y, s),
        ];
      }),
    ),
  );
  g.add(range(5, (i) => bulbs(g, swag(-40 + i * 350, 40 + (i % 2) * 50, 330 + i * 350, 50, 70), 9, 32)));
  petals(g, R, ground + 80, 16);
  if (R.chance()) fringe(g, R, g.L);
  else bough(g, R, g.L);
});
