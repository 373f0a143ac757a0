// A garden path under flower hoops, leading to a pavilion.
import { scene } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers, toran } from '../kits/flowers.js';
import { flowerBank, lawn, petals } from '../kits/ground.js';
import { bulbs, lantern } from '../kits/lamps.js';
import { nightSky, openSky } from '../kits/night.js';
import { chhatri } from '../kits/palace.js';
import { cypress, grove, type Spot } from '../kits/planting.js';
import { curtain } from '../kits/textiles.js';
import { arc, H, scatter, swag, W } from '../paths.js';
import { line, op, path, rect } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const gardenWalk = scene('gardenWalk', (g, R, p) => {
  const horizon = R(540, 570);
  const cx = W / 2 + g.L * R(-30, 110);
  const night = R.chance(0.35);
  g.focus = [cx / W, 0.55];
  if (night) nightSky(g, R, horizon + 20, true);
  else openSky(g, R, horizon);
  const leaf = night ? mix(p.leaf, p.ink, 0.4) : mix(p.leaf, p.far, 0.45);
  g.add(
    grove(
      g,
      R,
      range(15, (i): Spot => [i * 116 + R(-40, 40), horizon + 14, R(1, 1.9)]),
      leaf,
      night ? mix(p.near, p.gold, 0.4) : p.sun,
      p.near,
    ),
  );
  lawn(g, horizon, cx);
  g.add(
    g.glow(cx, horizon - 30, 380, p.gold, 0.7),
    chhatri(g, cx, horizon + 30, R(190, 240)),
    range(9, (i) =>
      [-1, 1].map((k) =>
        cypress(
          cx + k * (190 + i * 80),
          horizon + 24 + i * 8,
          150 + i * 16,
          mix(p.leaf, p.near, 0.4 + i * 0.03),
        ),
      ),
    ),
  );
  const toX = W / 2;
  g.add(
    path(
      S`M${cx - 46} ${horizon + 30}H${cx + 46}L${toX + 430} ${H + 10}H${toX - 430}Z`,
      g.lin('v', mix(p.stone, p.gold, 0.25), mix(p.shade, p.near, 0.25)),
    ),
    range(9, (i) => {
      const t = (i / 9) ** 1.8;
      return rect(
        cx + (toX - cx) * t - 46 - 390 * t,
        horizon + 34 + t * (H - horizon - 30),
        92 + 780 * t,
        2 + 3 * t,
        p.ink,
        op(0.14),
      );
    }),
  );
  const water = R.chance(0.4);
  if (water)
    g.add(
      path(
        S`M${cx - 15} ${horizon + 34}H${cx + 15}L${toX + 150} ${H + 10}H${toX - 150}Z`,
        g.lin('v', p.sky[2], mix(p.sky[1], p.mid, 0.5)),
      ),
    );
  const hoops = R.int(3, 5);
  const style = R.int(0, 1);
  g.add(
    range(hoops, (i) => {
      const t = ((i + 0.4) / hoops) ** 1.7;
      const x = cx + (toX - cx) * t;
      const y = horizon + 40 + t * (H - horizon - 90);
      const w = 150 + t * 1060;
      const h = 190 + t * 900;
      const s = 0.34 + t * 1.1;
      const ends = style
        ? arc(x, y - h * 0.5, w / 2, h * 0.5, Math.PI, Math.PI * 2, 36)
        : range(36, (k): Point => [x - w / 2 + (w * k) / 35, y - h + Math.abs(k - 17.5) * s * 1.5]);
      const bank = (k: number) =>
        flowers(g, R, scatter(R, 12, x + k * (w / 2 + 30 * s), y - 6, 70 * s, 26 * s), 30 * s);
      return [
        [-1, 1].map((k) =>
          line(S`M${x + (k * w) / 2} ${y}V${y - h * (style ? 0.5 : 0.97)}`, mix(p.gold, p.ink, 0.45), 13 * s),
        ),
        [-1, 1].map((k) =>
          curtain(
            g,
            x + (k * w) / 2,
            y - h * (style ? 0.66 : 0.97),
            w * 0.2,
            h * (style ? 0.66 : 0.97),
            -k,
            R.pick([p.cream, p.cream, p.rose]),
          ),
        ),
        flowers(g, R, ends, 28 * s),
        style ? '' : toran(g, x - w * 0.44, x + w * 0.44, y - h * 0.95, 6, 26 * s, 13 * s),
        bank(-1),
        bank(1),
        lantern(g, x, y - h * 0.94, s * 0.9, 0),
      ];
    }),
  );
  g.add(
    someone(g, cx - 22, horizon + 84, 0.62, {
      outfit: 'lehenga',
      main: p.rose,
      accent: p.gold,
      head: 'veil',
      pose: 'link',
      dim: 0.15,
    }),
    someone(g, cx + 20, horizon + 84, -0.64, {
      outfit: 'sherwani',
      main: p.cream,
      accent: p.rose,
      head: 'turban',
      pose: 'link',
      dim: 0.15,
    }),
  );
  if (night)
    g.add(range(5, (i) => bulbs(g, swag(-40 + i * 350, 30 + (i % 2) * 40, 330 + i * 350, 40, 80), 9, 30)));
  petals(g, R, horizon + 120, 26);
  flowerBank(g, R, 150, 34);
});
