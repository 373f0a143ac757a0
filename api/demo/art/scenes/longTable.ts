// A long table laid for a feast, under hanging lamps.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { chair } from '../kits/furniture.js';
import { lawn, plaza } from '../kits/ground.js';
import { room } from '../kits/interiors.js';
import { bokeh, bulbs, chandelier, lantern } from '../kits/lamps.js';
import { nightSky, openSky } from '../kits/night.js';
import { candle, goblet } from '../kits/objects.js';
import { palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { folds } from '../kits/textiles.js';
import { H, poly, scatter, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, line, op, oval, path } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const longTable = scene('longTable', (g, R, p) => {
  const horizon = R(470, 510);
  const vx = W / 2 + g.L * R(20, 120);
  const kind = R.int(0, 2);
  g.focus = [vx / W, 0.58];
  if (kind === 0) {
    nightSky(g, R, horizon + 10, true);
    g.add(
      grove(
        g,
        R,
        range(13, (i): Spot => [i * 130 + R(-40, 40), horizon + 14, R(1.2, 2)]),
        mix(p.leaf, p.ink, 0.35),
        mix(p.near, p.gold, 0.4),
        p.ink,
      ),
    );
    lawn(g, horizon, vx);
  } else if (kind === 1) {
    openSky(g, R, horizon, third(g.L));
    g.add(at(vx, horizon + 20, 1, palace(g, R, 0, 0, 820)));
    plaza(g, horizon + 14, vx);
  } else room(g, R, { floor: horizon + 40, x: vx, wall: mix(p.near, p.mid, 0.45), niches: 6 });
  g.add(g.glow(vx, horizon, 560, p.gold, 0.6));
  const cloth = R.pick([p.cream, mix(p.cream, p.rose, 0.2), mix(p.cream, p.gold, 0.25)]);
  const far = horizon + 110;
  const near = H - 40;
  const at2 = (t: number, k: number): Point => [
    vx + (W / 2 - vx) * t + k * (70 + 430 * t),
    far + (near - far) * t,
  ];
  const [a, b, c, d] = [at2(0, -1), at2(0, 1), at2(1, 1), at2(1, -1)];
  const seatC = chair(g, mix(p.gold, p.ink, 0.25), R.pick([p.rose, mix(p.leaf, p.near, 0.2)]));
  const steps = range(7, (i) => ((i + 0.3) / 7) ** 1.6);
  g.add(
    steps.map((t) =>
      [-1, 1].map((k) => {
        const [x, y] = at2(t, k * 1.22);
        const s = 0.5 + t * 1.5;
        return [oval(x, y + 34 * s, 36 * s, 8 * s, p.ink, op(0.3)), g.use(seatC, x, y + 26 * s, s)];
      }),
    ),
  );
  g.add(
    path(S`M${d[0]} ${d[1]}L${d[0] + 10} ${H + 20}H${c[0] - 10}L${c[0]} ${c[1]}Z`, mix(cloth, p.shade, 0.5)),
    [-1, 1].map((k) => {
      const [m, n] = k < 0 ? [a, d] : [b, c];
      return path(
        S`M${m[0]} ${m[1]}L${n[0]} ${n[1]}V${H + 20}L${m[0] + k * 6} ${m[1] + 60}Z`,
        folds(g, mix(cloth, p.shade, 0.25), 5),
      );
    }),
    path(poly([a, b, c, d]), g.lin('v', mix(cloth, p.gold, 0.2), mix(cloth, '#ffffff', 0.3))),
  );
  const [ra, rb, rc, rd] = [at2(0, -0.26), at2(0, 0.26), at2(1, 0.26), at2(1, -0.26)];
  const runner = R.pick([p.rose, mix(p.leaf, p.near, 0.2), mix(p.gold, p.rose, 0.4)]);
  g.add(
    path(poly([ra, rb, rc, rd]), g.lin('v', mix(runner, p.gold, 0.25), mix(runner, p.ink, 0.15))),
    line(S`M${ra[0]} ${ra[1]}L${rd[0]} ${rd[1]}M${rb[0]} ${rb[1]}L${rc[0]} ${rc[1]}`, p.gold, 4),
  );
  g.add(
    steps.map((t, i) => {
      const s = 0.36 + t * 1.25;
      const [mx, my] = at2(t, 0);
      const place = (k: number) => {
        const [x, y] = at2(t + 0.02, k * 0.66);
        return [
          oval(x, y + 4 * s, 62 * s, 20 * s, p.ink, op(0.2)),
          oval(x, y, 60 * s, 19 * s, g.sheen(p.gold, 0.5, 0.35)),
          oval(x, y - 2 * s, 46 * s, 13 * s, mix(p.cream, '#ffffff', 0.4)),
          path(S`M${x - 20 * s} ${y - 4 * s}Q${x} ${y - 34 * s} ${x + 20 * s} ${y - 4 * s}Z`, runner),
          goblet(g, x - k * 74 * s, y + 2 * s, s * 0.95, cycle([p.rose, p.gold], i)),
        ];
      };
      return [
        i % 2
          ? [flowers(g, R, scatter(R, 11, mx, my - 24 * s, 62 * s, 24 * s), 26 * s)]
          : [
              candle(g, mx - 26 * s, my, 96 * s, 13 * s),
              candle(g, mx + 2 * s, my - 6 * s, 130 * s, 13 * s),
              candle(g, mx + 28 * s, my + 2 * s, 70 * s, 13 * s),
            ],
        place(-1),
        place(1),
      ];
    }),
  );
  const lamps = R.int(5, 7);
  g.add(
    kind === 2
      ? [chandelier(g, vx, 190, 1.3, 300), chandelier(g, vx + g.L * 480, 130, 0.9, 300)]
      : [
          range(lamps, (i) => lantern(g, (i + 0.5) * (W / lamps) + R(-40, 40), R(60, 210), R(1, 1.7), 300)),
          range(5, (i) => bulbs(g, swag(-40 + i * 350, 20, 330 + i * 350, 30, R(60, 120)), 9, 30)),
        ],
  );
  bokeh(g, R, 8, 120, 620, 10, 34);
});
