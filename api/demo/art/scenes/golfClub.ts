// A country club: verandah and lawns, a green with its flag, a table under a parasol.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { castShadow, flowerBank, lawn } from '../kits/ground.js';
import { bulbs } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { parasol } from '../kits/objects.js';
import { finial } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { roundTable } from '../kits/tables.js';
import { bough } from '../layers/frames.js';
import { birds } from '../layers/sky.js';
import { cusped, H, ridge, swag, W } from '../paths.js';
import { at, disc, line, op, oval, path, rect, ROUND } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const golfClub = scene('golfClub', (g, R, p) => {
  const horizon = R(560, 590);
  const cx = third(-g.L) + g.L * R(0, 80);
  g.focus = [cx / W, 0.55];
  openSky(g, R, horizon);
  birds(g, R, third(g.L) - 100, 180, 5);
  g.add(
    path(ridge(R, horizon - 80, 60), mix(p.far, p.sky[2], 0.45)),
    grove(
      g,
      R,
      range(14, (i): Spot => [i * 124 + R(-40, 40), horizon + 10, R(0.7, 1.3)]),
      mix(mix(p.leaf, p.far, 0.5), p.sky[2], 0.1),
      p.sun,
      p.mid,
    ),
  );
  lawn(g, horizon, third(g.L));
  // rolling fairway, with bunkers and the green
  const fair = mix(p.leaf, p.sun, 0.35);
  g.add(
    path(
      S`M-20 ${horizon + 130}C400 ${horizon + 60} 800 ${horizon + 190} ${W + 20} ${horizon + 90}V${H}H-20Z`,
      g.lin('v', mix(fair, p.gold, 0.15), mix(p.leaf, p.ink, 0.25)),
    ),
  );
  const gx = third(g.L) + g.L * R(40, 140);
  const gy = horizon + R(190, 220);
  g.add(
    oval(gx, gy, 330, 62, mix(fair, p.cream, 0.3)),
    oval(gx - 30, gy - 4, 250, 42, mix(fair, p.cream, 0.45)),
    [-1, 1].map((k) => oval(gx + k * 340, gy + 40 - k * 20, 120, 24, mix(p.stone, p.gold, 0.25))),
    oval(gx, gy - 6, 15, 4, p.ink),
    line(S`M${gx} ${gy - 6}V${gy - 210}`, p.cream, 6),
    path(
      S`M${gx} ${gy - 210}Q${gx + 40} ${gy - 226} ${gx + 84} ${gy - 190}Q${gx + 40} ${gy - 180} ${gx} ${gy - 150}Z`,
      p.rose,
    ),
    disc(gx - 80, gy - 2, 7, '#ffffff'),
  );
  // the clubhouse
  const w = R(680, 760);
  const base = horizon + 84;
  const roof = mix(p.rose, p.near, 0.4);
  const bays = R.int(7, 9);
  g.add(
    castShadow(g, cx, base, w, 220),
    g.glow(cx, base - 90, 460, p.gold, 0.5),
    rect(cx - w * 0.3, base - 330, w * 0.6, 200, g.stone()),
    range(5, (i) =>
      path(
        cusped(cx + (i - 2) * w * 0.11, base - 190, w * 0.066, 92, 2),
        g.lin('v', p.gold, mix(p.gold, p.cream, 0.5)),
      ),
    ),
    path(
      S`M${cx - w * 0.36} ${base - 316}L${cx - w * 0.22} ${base - 410}H${cx + w * 0.22}L${cx + w * 0.36} ${base - 316}Z`,
      g.side(mix(roof, p.gold, 0.35), mix(roof, p.ink, 0.3)),
    ),
    rect(cx - 40, base - 500, 80, 110, g.stone()),
    disc(cx, base - 450, 26, p.cream),
    line(S`M${cx} ${base - 450}V${base - 468}M${cx} ${base - 450}L${cx + 11} ${base - 444}`, p.ink, 3, ROUND),
    path(
      S`M${cx - 54} ${base - 494}L${cx} ${base - 570}L${cx + 54} ${base - 494}Z`,
      g.side(mix(roof, p.gold, 0.35), mix(roof, p.ink, 0.3)),
    ),
    finial(cx, base - 566, 1.5, p.gold),
    rect(cx - w / 2, base - 150, w, 152, g.lin('v', mix(p.gold, p.rose, 0.35), mix(p.gold, p.cream, 0.5))),
    path(
      S`M${cx - w * 0.56} ${base - 140}L${cx - w * 0.46} ${base - 214}H${cx + w * 0.46}L${cx + w * 0.56} ${base - 140}Z`,
      g.side(mix(roof, p.gold, 0.35), mix(roof, p.ink, 0.3)),
    ),
    range(bays + 1, (i) => {
      const x = cx - w / 2 + (i * w) / bays;
      return [
        rect(x - 9, base - 144, 18, 146, g.stone(p.cream, p.shade)),
        i < bays ? bulbs(g, swag(x, base - 138, x + w / bays, base - 138, 12), 5, 15) : '',
      ];
    }),
    rect(cx - w / 2 - 16, base - 26, w + 32, 30, g.stone(p.cream, p.shade)),
    flowers(
      g,
      R,
      range(40, (i): Point => [cx - w / 2 + (w * i) / 39, base + 8 + R(-6, 8)]),
      18,
    ),
  );
  // tea on the lawn
  const table = g.symbol('table', () => roundTable(g, R, 0, 0, 1, p.cream));
  const spots: readonly Spot[] = [
    [cx - g.L * 180, base + 190, 0.9],
    [cx + g.L * 190, base + 230, 1],
    [cx - g.L * 20, base + 340, 1.25],
  ];
  g.add(
    spots
      .slice(0, R.int(2, 3))
      .map(([x, y, s]) => [
        castShadow(g, x, y, 150 * s, 160),
        g.use(table, x, y, s),
        R.chance(0.8)
          ? at(x, y - 70 * s, s * 1.8, parasol(g, 0, 0, 1, R.pick([p.rose, p.cream, p.gold])))
          : '',
      ]),
  );
  if (R.chance(0.6)) {
    const [bx, by] = [gx - g.L * 330, gy + 110];
    g.add(
      at(bx, by, 1.3 * g.L, [
        oval(0, 4, 130, 12, p.ink, op(0.35)),
        path('M-110-30Q-112-64-70-66H60Q112-62 116-26L104-14H-104Z', g.sheen(p.cream, 0.4, 0.3)),
        line('M-84-64L-70-160M66-62L52-160', p.ink, 6),
        path('M-104-156Q-10-184 90-156L84-146H-98Z', p.rose),
        rect(-66, -84, 60, 22, mix(p.rose, p.ink, 0.2)),
        [-72, 76].map((x) => [disc(x, -14, 26, mix(p.ink, p.near, 0.2)), disc(x, -14, 12, p.cream)]),
      ]),
    );
  }
  flowerBank(g, R, 120, 32);
  bough(g, R, g.L);
});
