// The lit gate of a marriage garden, with its name-board of lamps and the walk beyond.
import { scene } from '../board.js';
import { someone } from '../kits/figures.js';
import { strand, toran } from '../kits/flowers.js';
import { carpet, petals, plaza } from '../kits/ground.js';
import { bulbs } from '../kits/lamps.js';
import { nightSky, openSky } from '../kits/night.js';
import { urn } from '../kits/objects.js';
import { chhatri, dome, merlons } from '../kits/palace.js';
import { cypress, grove, type Spot } from '../kits/planting.js';
import { cusped, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { line, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const marriageGate = scene('marriageGate', (g, R, p) => {
  const ground = R(780, 810);
  const cx = W / 2 + g.L * R(0, 110);
  const night = R.chance(0.7);
  g.focus = [cx / W, 0.53];
  if (night) nightSky(g, R, ground, true);
  else openSky(g, R, ground);
  g.add(
    grove(
      g,
      R,
      range(13, (i): Spot => [i * 132 + R(-40, 40), ground, R(1.3, 2.1)]),
      mix(p.leaf, p.ink, night ? 0.4 : 0.1),
      mix(p.near, p.gold, 0.4),
      p.ink,
    ),
  );
  g.add(g.glow(cx, ground - 260, 760, p.gold, 0.65));
  const w = R(820, 920);
  const h = R(600, 650);
  const domed = R.chance();
  const wall = mix(p.stone, p.rose, R.pick([0, 0.25, 0.1]));
  const side = (k: number) => {
    const x = cx + k * w * 0.4;
    return [
      rect(x - 90, ground - h * 0.86, 180, h * 0.86, g.stone(wall, mix(p.shade, p.mid, 0.15))),
      range(3, (i) => [
        path(
          cusped(x, ground - 30 - i * h * 0.27, 110, h * 0.22, 4),
          g.lin('v', mix(p.gold, p.rose, 0.4), mix(p.gold, p.cream, 0.5)),
        ),
        bulbs(g, cusped(x, ground - 30 - i * h * 0.27, 130, h * 0.235, 4, false), 5, 18),
      ]),
      merlons(x - 90, ground - h * 0.86, 180, 18, wall),
      domed ? dome(g, x, ground - h * 0.88, 150, 140) : chhatri(g, x, ground - h * 0.88, 130),
    ];
  };
  g.add(
    [-1, 1].map((k) => [
      rect(cx + k * (w * 0.5 + 260) - 300, ground - 170, 600, 172, g.stone(wall, mix(p.shade, p.mid, 0.25))),
      merlons(cx + k * (w * 0.5 + 260) - 300, ground - 170, 600, 16, wall),
      range(5, (i) =>
        path(
          cusped(cx + k * (w * 0.5 + 110 + i * 105), ground - 10, 66, 110, 3),
          g.jali(mix(p.shade, p.near, 0.5), 13),
        ),
      ),
    ]),
    path(
      S`M${cx - w * 0.32} ${ground}V${ground - h}H${cx + w * 0.32}V${ground}Z` +
        cusped(cx, ground + 2, w * 0.46, h * 0.74, 7),
      g.stone(mix(wall, p.cream, 0.3), mix(p.shade, wall, 0.3)),
      'fill-rule="evenodd"',
    ),
    g.clip(cusped(cx, ground + 2, w * 0.46, h * 0.74, 7), [
      rect(
        cx - w * 0.25,
        ground - h,
        w * 0.5,
        h,
        g.lin('v', mix(p.sky[1], p.gold, 0.3), mix(p.gold, p.cream, 0.4)),
      ),
      chhatri(g, cx, ground - 6, 150),
      range(6, (i) =>
        [-1, 1].map((k) =>
          cypress(cx + k * (70 + i * 26), ground - 2, 90 + i * 24, mix(p.leaf, p.near, 0.3)),
        ),
      ),
    ]),
    bulbs(g, cusped(cx, ground, w * 0.5, h * 0.765, 7, false), 8, 24),
    line(cusped(cx, ground, w * 0.54, h * 0.79, 7, false), p.gold, 4),
    rect(cx - w * 0.29, ground - h + 26, w * 0.58, 66, g.jali(mix(p.rose, p.shade, 0.4), 26)),
    merlons(cx - w * 0.32, ground - h, w * 0.64, 24, wall),
    [-0.24, 0, 0.24].map((k) =>
      domed && !k
        ? dome(g, cx, ground - h - 10, 210, 180)
        : chhatri(g, cx + k * w, ground - h - 18, k ? 90 : 150),
    ),
    side(-1),
    side(1),
    toran(g, cx - w * 0.22, cx + w * 0.22, ground - h * 0.42, 5, 34, 16),
  );
  plaza(g, ground, cx);
  g.add(
    carpet(g, cx, ground - 2, w * 0.4, p.rose, cx - g.L * 60, 900),
    range(4, (i) => {
      const t = ((i + 0.4) / 4) ** 1.6;
      return [-1, 1].map((k) =>
        urn(g, R, cx + k * (w * 0.24 + t * 330) - g.L * 60 * t, ground + 36 + t * 200, 0.9 + t * 0.8),
      );
    }),
  );
  const guests = R.int(2, 4);
  g.add(
    range(guests, (i) =>
      someone(g, cx + (i - guests / 2 + 0.5) * 82, ground + 40 + (i % 2) * 18, 0.95 * R.side(), {
        outfit: R.pick(['lehenga', 'sari', 'sherwani', 'kurta']),
        main: R.pick([p.rose, p.gold, p.cream, mix(p.leaf, p.cream, 0.1)]),
        accent: R.pick([p.gold, p.rose]),
        head: R.pick(['bun', 'hair', 'turban']),
        pose: R.pick(['greet', 'rest', 'hold']),
        dim: 0.15,
      }),
    ),
  );
  g.add(
    range(6, (i) => bulbs(g, swag(-60 + i * 300, 20, 260 + i * 300, 20, R(60, 110)), 9, 30)),
    range(6, (i) =>
      strand(
        g,
        i < 3 ? 30 + i * 70 : W - 30 - (i - 3) * 70,
        -20,
        R(140, 380),
        19,
        cycle([p.gold, p.rose, p.cream], i),
      ),
    ),
  );
  petals(g, R, ground + 60, 18);
});
