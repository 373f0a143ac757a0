// A stepwell: flights of stairs in diamonds down to the water, lamps on every step.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { bulbs, diya } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { chhatri, dome, storey } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { archFrame, fringe } from '../layers/frames.js';
import { birds } from '../layers/sky.js';
import { ripples } from '../layers/water.js';
import { cusped, H, swag, W } from '../paths.js';
import { path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const stepwell = scene('stepwell', (g, R, p) => {
  const top = R(400, 430);
  const water = R(900, 930);
  const cx = W / 2 + g.L * R(0, 60);
  const stone = mix(p.stone, p.gold, 0.25);
  const rows = R.int(6, 7);
  g.focus = [cx / W, 0.5];
  openSky(g, R, top - 20);
  birds(g, R, third(g.L) - 60, 150, 6);
  g.add(
    grove(
      g,
      R,
      range(11, (i): Spot => [i * 165 + R(-40, 40), top + 10, R(0.8, 1.3)]),
      mix(p.leaf, p.far, 0.5),
      p.sky[2],
      p.mid,
    ),
  );
  // the pavilion at the head of the well
  const w = R(560, 680);
  g.add(
    g.glow(cx, top - 60, 460, p.gold, 0.6),
    storey(g, R, cx - w / 2, top + 6, w, 150, 7, 0.9),
    [-1, 1].map((k) => chhatri(g, cx + k * w * 0.42, top - 144, 110)),
    R.chance() ? dome(g, cx, top - 144, 210, 190) : chhatri(g, cx, top - 144, 190),
    [-1, 1].map((k) => [
      storey(g, R, cx + k * (w / 2 + 190) - 190, top + 6, 380, 96, 7, 0.7),
      chhatri(g, cx + k * (w / 2 + 330), top - 90, 90),
    ]),
  );
  g.add(rect(0, top, W, H, g.lin('v', stone, mix(stone, p.mid, 0.55), mix(p.mid, p.near, 0.5))));
  const lamps: (readonly [number, number, number])[] = [];
  g.add(
    range(rows, (k) => {
      const h = (water - top) / rows;
      const y = top + k * h;
      const t = k / rows;
      const n = 15 - k;
      const inset = 40 + t * 360;
      const step = (W - inset * 2) / n;
      const face = mix(stone, p.near, 0.12 + t * 0.45);
      return [
        rect(0, y, W, h, mix(face, p.ink, 0.08)),
        rect(0, y, W, 9, mix(face, p.cream, 0.4)),
        range(n, (i) => {
          const x = inset + (i + 0.5) * step;
          if (R.chance(0.55) || i % 3 === 1) lamps.push([x, y - 2, 0.7 + t * 0.5]);
          const slope = (q: number) =>
            range(4, (s) =>
              path(
                S`M${x} ${y + 9}L${x + q * step * 0.46} ${y + h}H${x + q * step * (0.46 - s * 0.115)}L${x} ${y + 9 + s * 3}Z`,
                s % 2 ? mix(face, p.ink, 0.2) : q === g.L ? mix(face, p.cream, 0.34) : mix(face, p.ink, 0.34),
              ),
            );
          return [
            slope(-1),
            slope(1),
            path(cusped(x, y + h, step * 0.2, h * 0.5, 2), mix(p.near, p.ink, 0.4)),
          ];
        }),
        [-1, 1].map((q) =>
          path(
            q < 0
              ? S`M-10 ${y}H${inset - 20}L${inset + 30} ${y + h}H-10Z`
              : S`M${W + 10} ${y}H${W - inset + 20}L${W - inset - 30} ${y + h}H${W + 10}Z`,
            q === g.L ? mix(face, p.ink, 0.12) : mix(face, p.ink, 0.36),
          ),
        ),
      ];
    }),
  );
  g.add(
    rect(0, water, W, H, g.lin('v', mix(p.sky[2], p.mid, 0.5), mix(p.near, p.ink, 0.3))),
    g.glow(cx, water + 20, 420, p.gold, 0.45),
  );
  ripples(g, R, water + 4, H, 44, p.sky[2], 0.35);
  g.add(
    lamps.map(([x, y, s]) => diya(g, x, y - 8, s)),
    range(R.int(8, 12), () => {
      const t = R();
      return diya(g, R(60, W - 60), water + 24 + t * 110, 0.8 + t * 0.9);
    }),
  );
  if (R.chance(0.6))
    g.add(
      someone(g, cx - 34, top + 10, 0.62, {
        outfit: 'lehenga',
        main: p.rose,
        accent: p.gold,
        head: 'veil',
        pose: 'hold',
        dim: 0.2,
      }),
      someone(g, cx + 30, top + 10, 0.64, {
        outfit: 'sherwani',
        main: p.cream,
        accent: p.rose,
        head: 'turban',
        dim: 0.2,
      }),
    );
  g.add(range(5, (i) => bulbs(g, swag(-40 + i * 350, 30 + (i % 2) * 40, 330 + i * 350, 40, 70), 8, 30)));
  if (R.chance(0.4)) archFrame(g, 1450, 10);
  else fringe(g, R, g.L);
});
