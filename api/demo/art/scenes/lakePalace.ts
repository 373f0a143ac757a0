// A palace on a lake, with its reflection.
import { scene, third } from '../board.js';
import { person } from '../kits/figures.js';
import { diya } from '../kits/lamps.js';
import { palace } from '../kits/palace.js';
import { cypress } from '../kits/planting.js';
import { archFrame, bough, fringe } from '../layers/frames.js';
import { birds, clouds, mist, sky, stars, sun } from '../layers/sky.js';
import { glitter, ripples } from '../layers/water.js';
import { H, lens, ridge, W } from '../paths.js';
import { at, beads, dots, line, op, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const lakePalace = scene('lakePalace', (g, R, p) => {
  const horizon = R(560, 620);
  const px = third(-g.L) + R(-40, 40);
  const sx = third(g.L) + g.L * R(40, 180);
  const sy = horizon - R(120, 300);
  g.focus = [px / W, 0.53];
  sky(g, horizon + 10);
  if (p.dark) stars(g, R, 90, 300);
  sun(g, sx, sy, R(38, 64));
  clouds(g, R, 90, horizon - 160, 7, p.sun, 0.34);
  birds(g, R, sx - g.L * 200, sy - 60, 5);
  (
    [
      [70, 0.15],
      [36, 0.45],
    ] as const
  ).forEach(([up, t]) =>
    g.add(
      path(
        ridge(R, horizon - up, 66),
        g.lin('v', [0, mix(p.far, p.sky[2], 0.5 - t * 0.6)], [0.2, mix(p.far, p.sky[2], 0.75)]),
      ),
    ),
  );
  mist(g, horizon - 10, 110, p.sky[2], 0.75);
  const base = horizon + 44;
  const w = R(820, 980);
  const id = g.symbol('palace', () => [
    range(10, (i) =>
      cypress(px - w * 0.56 + i * w * 0.124 + R(-20, 20), base - 6, R(90, 190), mix(p.leaf, p.far, 0.45)),
    ),
    palace(g, R, px, base, w),
    dots(
      range(50, () => [px + R(-0.55, 0.55) * w, base - R(0, 14)]),
      mix(p.leaf, p.near, 0.5),
      24,
    ),
    rect(px - w * 0.57, base - 4, w * 1.14, 12, mix(p.shade, p.near, 0.45)),
  ]);
  g.add(
    rect(
      0,
      horizon,
      W,
      H - horizon,
      g.lin('v', mix(p.sky[2], p.far, 0.35), [0.35, mix(p.sky[1], p.mid, 0.5)], [1, p.near]),
    ),
    g.use(id),
    S`<g transform="matrix(1 0 0 -.86 0 ${base * 1.86 + 8})" opacity=".55"><use href="#${id}"/></g>`,
    rect(
      0,
      base + 8,
      W,
      H,
      g.lin('v', [0, mix(p.sky[1], p.mid, 0.5), 0.05], [0.45, p.near, 0.75], [1, p.near, 0.95]),
    ),
  );
  ripples(g, R, base + 16, H, 90, mix(p.sky[2], p.sky[1], 0.4), 0.3);
  ripples(g, R, base + 16, H, 60, p.near, 0.5);
  glitter(g, R, sx, horizon + 4, H - 90, p.sun, 44);
  const kind = R.pick(['boat', 'arch', 'diyas', 'boat']);
  if (kind === 'arch') archFrame(g, R(1260, 1380));
  else {
    if (R.chance(0.6)) fringe(g, R, g.L);
    else bough(g, R, g.L);
  }
  if (kind !== 'arch')
    g.add(
      range(R.int(9, 15), () => {
        const t = R(0.1, 1);
        return diya(g, R(0, W), base + 120 + (H - base - 170) * t, 0.4 + t * 1.1);
      }),
    );
  if (kind === 'boat') {
    const bx = third(g.L) + g.L * -60;
    const by = R(830, 880);
    g.add(
      at(bx, by, 1.5 * g.L, [
        path(lens(0, 16, 300, 12), p.ink, op(0.35)),
        path('M-120-14Q-90 14-40 16H60Q110 10 132-26Q104-8 60-6H-70Q-100-6-120-14Z', p.ink),
        path('M-46-70H40L52-60H-58Z', p.rose),
        line('M-44-62V-4M38-62V-4', p.ink, 4),
        beads('M-54-57Q-26-42-3-57Q20-42 48-57', p.gold, 6, 5),
        g.use(person(g, 'man', p.ink), 82, -2, 0.72),
        g.use(person(g, 'woman', mix(p.rose, p.ink, 0.3)), -8, -2, 0.56),
        line('M96-56L128 24', p.ink, 4),
      ]),
    );
  }
});
