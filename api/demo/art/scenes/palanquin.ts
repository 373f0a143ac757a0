// The bride's palanquin carried past a gate at nightfall.
import { type Board, scene, third } from '../board.js';
import { figure, someone } from '../kits/figures.js';
import { toran } from '../kits/flowers.js';
import { flowerBank, petals } from '../kits/ground.js';
import { openSky } from '../kits/night.js';
import { parasol } from '../kits/objects.js';
import { finial, palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain, folds, swagCloth, tassel } from '../kits/textiles.js';
import { archFrame, bough } from '../layers/frames.js';
import { birds, mist, sun } from '../layers/sky.js';
import { H, PAISLEY, ridge, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, line, op, oval, path, rect, ROUND } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

export const palanquin = scene('palanquin', (g, R, p) => {
  const ground = R(800, 830);
  const cx = third(-g.L) + g.L * R(130, 230);
  g.focus = [cx / W, 0.58];
  openSky(g, R, ground - 60, cx - g.L * 40);
  sun(g, cx - g.L * 60, R(330, 400), R(150, 190));
  birds(g, R, third(g.L), 190, 7);
  const setting = R.int(0, 2);
  if (setting === 0)
    g.add(
      [
        [120, 0.1],
        [60, 0.4],
      ].map(([up = 0, t = 0]) => path(ridge(R, ground - 90 - up, 60), mix(p.far, p.sky[2], 0.6 - t))),
      at(third(g.L) + g.L * 130, ground - 90, 0.8, palace(g, R, 0, 0, 760)),
    );
  else if (setting === 1)
    g.add(
      rect(0, ground - 150, W, 160, g.lin('v', mix(p.sky[2], p.far, 0.3), mix(p.sky[1], p.mid, 0.5))),
      at(third(g.L) + g.L * 60, ground - 146, 0.9, palace(g, R, 0, 0, 620)),
    );
  else
    g.add(
      grove(
        g,
        R,
        range(11, (i): Spot => [i * 165 + R(-60, 60), ground - 30, R(1.2, 2)]),
        mix(p.leaf, p.far, 0.45),
        p.sky[2],
        p.mid,
      ),
    );
  mist(g, ground - 70, 190, p.sky[2], 0.6);
  g.add(
    path(
      S`M-20 ${ground - 50}C400 ${ground - 90} 900 ${ground - 10} ${W + 20} ${ground - 60}V${H + 10}H-20Z`,
      g.lin(
        'v',
        mix(mix(p.shade, p.gold, 0.4), p.mid, 0.25),
        [0.4, mix(p.near, p.mid, 0.3)],
        [1, mix(p.near, p.ink, 0.4)],
      ),
    ),
  );
  const feet = ground + 70;
  const red = R.pick([p.rose, mix(p.rose, p.gold, 0.35)]);
  const bearer = (x: number, k: number) =>
    someone(g, x, feet + k, 1.65 * g.L, {
      outfit: 'kurta',
      main: cycle([p.cream, p.gold], k),
      accent: p.rose,
      head: 'turban',
      pose: 'tray',
      dim: 0.12,
    });
  const py = feet - 120;
  const w = 400;
  g.add(oval(cx, feet + 10, 620, 26, p.ink, op(0.35)), bearer(cx - 330, 0), bearer(cx + 360, 0));
  g.add(
    line(
      S`M${cx - 560} ${feet - 286}Q${cx - 250} ${feet - 240} ${cx} ${feet - 300}T${cx + 560} ${feet - 286}`,
      mix(p.gold, p.ink, 0.25),
      18,
      ROUND,
    ),
    path(
      S`M${cx - w / 2} ${py - 210}H${cx + w / 2}V${py + 20}Q${cx} ${py + 60} ${cx - w / 2} ${py + 20}Z`,
      g.lin('v', mix(p.near, p.ink, 0.3), mix(p.rose, p.ink, 0.3)),
    ),
    g.glow(cx, py - 90, 170, p.gold, 0.8),
    at(
      cx,
      py + 40,
      1.35,
      g.clip(
        'M-100-240H100V-10H-100Z',
        figure(g, { outfit: 'lehenga', main: p.rose, accent: p.gold, head: 'veil', pose: 'hold', dim: 0.06 }),
      ),
    ),
    [-1, 1].map((k) => curtain(g, cx + k * (w / 2 - 4), py - 206, 120, 236, -k, red)),
    path(
      S`M${cx - w / 2 - 10} ${py - 30}H${cx + w / 2 + 10}L${cx + w / 2 - 26} ${py + 54}Q${cx} ${py + 92} ${cx - w / 2 + 26} ${py + 54}Z`,
      g.sheen(p.gold, 0.5, 0.5),
    ),
    range(5, (i) => at(cx - 144 + i * 72, py + 34, 0.34, path(PAISLEY, mix(red, p.ink, 0.1)))),
    beads(S`M${cx - w / 2 - 4} ${py - 22}H${cx + w / 2 + 6}`, p.cream, 9, 15),
    path(
      S`M${cx - w / 2 - 50} ${py - 196}Q${cx - w * 0.3} ${py - 250} ${cx - w * 0.2} ${py - 300}Q${cx} ${py - 380} ${cx + w * 0.2} ${py - 300}Q${cx + w * 0.3} ${py - 250} ${cx + w / 2 + 50} ${py - 196}Z`,
      folds(g, red, 6),
    ),
    finial(cx, py - 336, 2, p.gold),
    range(4, (i) =>
      swagCloth(
        g,
        cx - w / 2 - 48 + (i * (w + 96)) / 4,
        cx - w / 2 - 48 + ((i + 1) * (w + 96)) / 4,
        py - 198,
        40,
        i % 2 ? p.gold : red,
      ),
    ),
    toran(g, cx - w / 2, cx + w / 2, py - 170, 6, 18, 10),
    [-1, 1].map((k) => tassel(g, cx + k * (w / 2 + 44), py - 170, 1.7, p.gold)),
  );
  g.add(bearer(cx - 470, 26), bearer(cx + 490, 26), parasolBearer(g, cx - g.L * 620, feet + 10));
  const friends = R.int(2, 3);
  g.add(
    range(friends, (i) =>
      someone(g, cx + g.L * (640 + i * 120), feet + 20 + i * 18, 1.6 * g.L, {
        outfit: R.pick(['lehenga', 'anarkali', 'sari']),
        main: R.pick([p.gold, mix(p.leaf, p.cream, 0.1), mix(p.mid, p.rose, 0.5)]),
        accent: R.pick([p.rose, p.cream]),
        head: R.pick(['bun', 'plait']),
        pose: R.pick(['offer', 'hold']),
        dim: 0.12,
      }),
    ),
  );
  petals(g, R, feet + 20, 26);
  flowerBank(g, R, 70, 28);
  if (R.chance(0.35)) archFrame(g, 1480, 10);
  else bough(g, R, g.L);
});
function parasolBearer(g: Board, x: number, y: number): Kids {
  const { p } = g;
  return [
    someone(g, x, y, 1.55 * g.L, {
      outfit: 'kurta',
      main: p.rose,
      accent: p.gold,
      head: 'turban',
      pose: 'tray',
      dim: 0.12,
    }),
    parasol(g, x + g.L * 66, y - 250, 1.1, mix(p.gold, p.rose, 0.4)),
  ];
}
