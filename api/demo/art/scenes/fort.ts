// A hill fort and its terrace, lamps lit along the walls.
import { type Board, scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { settee } from '../kits/furniture.js';
import { petals, plaza } from '../kits/ground.js';
import { bulbs, diya } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { urn } from '../kits/objects.js';
import { chhatri, merlons, palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { roundTable } from '../kits/tables.js';
import { archFrame, bough, fringe } from '../layers/frames.js';
import { birds, mist } from '../layers/sky.js';
import { cusped, H, ridge, swag, W } from '../paths.js';
import { line, op, path, rect } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

function bastion(g: Board, x: number, y: number, w: number, h: number): Kids {
  const { p } = g;
  const c = mix(p.stone, p.gold, 0.22);
  return [
    path(
      S`M${x - w * 0.42} ${y - h}L${x - w * 0.5} ${y}H${x + w * 0.5}L${x + w * 0.42} ${y - h}Z`,
      g.stone(c, mix(p.shade, p.mid, 0.25)),
    ),
    rect(x - w * 0.47, y - h - w * 0.12, w * 0.94, w * 0.14, g.stone(mix(c, p.cream, 0.3), p.shade)),
    merlons(x - w * 0.47, y - h - w * 0.12, w * 0.94, w * 0.12, c),
    line(
      S`M${x - w * 0.44} ${y - h * 0.7}H${x + w * 0.44}M${x - w * 0.46} ${y - h * 0.4}H${x + w * 0.46}`,
      mix(p.shade, p.mid, 0.4),
      3,
      op(0.5),
    ),
    [-0.22, 0, 0.22].map((k) =>
      path(
        cusped(x + w * k, y - h * 0.74, w * 0.09, w * 0.2, 2),
        g.lin('v', p.gold, mix(p.gold, p.cream, 0.5)),
      ),
    ),
  ];
}

export const fort = scene('fort', (g, R, p) => {
  const terrace = R(800, 830);
  const cx = third(-g.L) + g.L * R(40, 160);
  g.focus = [cx / W, 0.5];
  openSky(g, R, 600);
  birds(g, R, third(g.L), 220, 7);
  g.add(
    [
      [90, 0.2],
      [30, 0.5],
    ].map(([up = 0, t = 0]) =>
      path(
        ridge(R, 560 - up, 80, 14),
        g.lin('v', [0, mix(p.far, p.sky[2], 0.5 - t * 0.5)], [0.4, mix(p.far, p.sky[2], 0.8)]),
      ),
    ),
  );
  mist(g, 600, 200, p.sky[2], 0.6);
  const hill = mix(p.mid, p.near, 0.3);
  const base = R(610, 640);
  g.add(
    path(
      S`M-20 ${base + 190}C${cx - 700} ${base + 130} ${cx - 560} ${base - 10} ${cx - 420} ${base}H${cx + 420}C${cx + 560} ${base - 10} ${cx + 700} ${base + 120} ${W + 20} ${base + 170}V${H}H-20Z`,
      g.lin('v', mix(hill, p.gold, 0.25), hill),
    ),
  );
  const w = R(760, 860);
  g.add(
    g.glow(cx, base - 80, 560, p.gold, p.dark ? 0.7 : 0.4),
    palace(g, R, cx, base - 90, w * 0.72),
    rect(cx - w / 2, base - 110, w, 130, g.stone(mix(p.stone, p.gold, 0.2), mix(p.shade, p.mid, 0.2))),
    merlons(cx - w / 2, base - 110, w, 18, mix(p.stone, p.gold, 0.2)),
    range(R.int(4, 6), (i, n = 5) =>
      bastion(g, cx - w / 2 + (i * w) / (n - 1), base + 40 + (i % 2) * 14, R(90, 130), R(170, 220)),
    ),
    bulbs(
      g,
      range(8, (i) =>
        swag(cx - w / 2 + (i * w) / 8, base - 104, cx - w / 2 + ((i + 1) * w) / 8, base - 104, 16),
      ).join(''),
      5,
      17,
    ),
  );
  g.add(
    grove(
      g,
      R,
      range(14, (i): Spot => [i * 125 + R(-50, 50), base + 160 + Math.abs(i * 125 - cx) * 0.06, R(0.6, 1)]),
      mix(p.leaf, p.near, 0.4),
      mix(p.leaf, p.sun, 0.5),
      p.near,
    ),
  );
  mist(g, base + 170, 120, p.sky[2], 0.35);
  // foreground: the terrace, with tables, a couple or a settee
  plaza(g, terrace, cx, mix(p.stone, p.gold, 0.3));
  g.add(
    rect(0, terrace - 66, W, 70, g.stone(mix(p.stone, p.gold, 0.15), p.shade)),
    range(17, (i) => path(cusped(i * 100 + 20, terrace, 56, 52, 3), mix(p.shade, p.near, 0.55))),
    rect(0, terrace - 80, W, 16, g.stone(p.cream, p.shade)),
  );
  const kind = R.int(0, 2);
  if (kind === 0) {
    const cloth = R.pick([p.cream, mix(p.rose, p.near, 0.15)]);
    const table = g.symbol('table', () => roundTable(g, R, 0, 0, 1, cloth));
    g.add(
      [0.12, 0.42, 0.72, 1].map((t, i) =>
        g.use(table, t * W, terrace + 130 + (i % 2) * 70, 0.95 + (i % 2) * 0.2),
      ),
    );
  } else if (kind === 1) {
    g.add(
      [-1, 1].map((k) => [
        chhatri(g, W / 2 + k * 640, terrace + 60, 250),
        urn(g, R, W / 2 + k * 420, terrace + 110, 1.2),
      ]),
      someone(g, W / 2 - 40, terrace + 70, 1.35, {
        outfit: 'lehenga',
        main: p.rose,
        accent: p.gold,
        head: 'veil',
        pose: 'hold',
        dim: 0.15,
      }),
      someone(g, W / 2 + 50, terrace + 72, -1.38, {
        outfit: 'sherwani',
        main: p.cream,
        accent: p.rose,
        head: 'turban',
        pose: 'link',
        dim: 0.15,
      }),
    );
  } else {
    g.add(
      range(9, (i) => diya(g, 90 + i * 180, terrace - 86, 1.3)),
      urn(g, R, 130, terrace + 120, 1.7),
      urn(g, R, W - 130, terrace + 120, 1.7),
      settee(g, third(g.L), terrace + 150, 1, p.rose),
    );
  }
  petals(g, R, terrace + 60, 14);
  if (R.chance(0.3)) archFrame(g, 1470, 20);
  else if (R.chance(0.5)) fringe(g, R, g.L);
  else bough(g, R, g.L);
});
