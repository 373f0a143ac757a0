// The exchange of garlands on a flowered dais.
import { scene, third } from '../board.js';
import { figure, someone } from '../kits/figures.js';
import { flowers, garland } from '../kits/flowers.js';
import { lawn, petals } from '../kits/ground.js';
import { room } from '../kits/interiors.js';
import { bulbs, chandelier } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { urn } from '../kits/objects.js';
import { palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain, folds } from '../kits/textiles.js';
import { fringe } from '../layers/frames.js';
import { arc, cusped, swag, W } from '../paths.js';
import { at, beads, disc, line, op, oval, path, rect, stroke } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const varmala = scene('varmala', (g, R, p) => {
  const floor = R(800, 830);
  const cx = third(-g.L) + g.L * R(120, 230);
  const outside = R.chance(0.6);
  g.focus = [cx / W, 0.56];
  if (outside) {
    openSky(g, R, floor - 90, third(g.L));
    g.add(
      at(third(g.L) + g.L * 80, floor - 60, 1, palace(g, R, 0, 0, 720)),
      grove(
        g,
        R,
        range(12, (i): Spot => [i * 150 + R(-50, 50), floor - 20, R(0.8, 1.4)]),
        mix(p.leaf, p.far, 0.5),
        p.sun,
        p.mid,
      ),
    );
    lawn(g, floor - 30, cx);
  } else {
    room(g, R, { floor: floor - 20, x: cx, wall: mix(p.rose, p.near, 0.5), niches: R.int(5, 7) });
    g.add(chandelier(g, third(g.L) + g.L * 60, 200, 1.2, 300));
  }
  const r = R(330, 370);
  const kind = R.int(0, 1);
  g.add(g.glow(cx, floor - 300, 620, p.sun, 0.7));
  if (kind === 0)
    g.add(
      disc(cx, floor - r + 20, r, g.lin('v', mix(p.cream, p.rose, 0.15), mix(p.gold, p.cream, 0.4)), op(0.9)),
      disc(cx, floor - r + 20, r, 'none', stroke(p.gold, 12)),
      flowers(g, R, arc(cx, floor - r + 20, r, r, Math.PI * 0.7, Math.PI * 2.1, 60), 34),
    );
  else
    g.add(
      path(cusped(cx, floor, r * 2, r * 2.1, 7), folds(g, mix(p.cream, p.rose, 0.2), 8)),
      line(cusped(cx, floor, r * 2, r * 2.1, 7), p.gold, 10),
      flowers(
        g,
        R,
        range(52, (i): Point => {
          const a = Math.PI * (1 + i / 51);
          return [cx + Math.cos(a) * r, floor - r * 0.95 + Math.sin(a) * r * 1.08];
        }),
        34,
      ),
      [-1, 1].map((k) => curtain(g, cx + k * (r + 90), floor - r * 1.9, 190, r * 1.9, -k, p.rose)),
    );
  g.add(
    range(3, (i) => [
      rect(
        cx - 380 - i * 50,
        floor - 4 + i * 26,
        760 + i * 100,
        28,
        g.side(mix(p.cream, p.shade, i * 0.16), mix(p.shade, p.mid, i * 0.2)),
      ),
      beads(S`M${cx - 372 - i * 50} ${floor + 10 + i * 26}H${cx + 380 + i * 50}`, p.rose, 8, 20),
    ]),
  );
  const bride = R.pick([p.rose, mix(p.rose, p.gold, 0.4)]);
  const s = 2.5;
  g.add(
    oval(cx, floor + 14, 250, 18, p.ink, op(0.35)),
    at(cx - 104, floor + 12, s, [
      figure(g, { outfit: 'lehenga', main: bride, accent: p.gold, head: 'veil', pose: 'offer', dim: 0.03 }),
    ]),
    at(cx + 104, floor + 12, -s, [
      figure(g, {
        outfit: 'sherwani',
        main: p.cream,
        accent: p.rose,
        head: 'turban',
        pose: 'rest',
        dim: 0.03,
      }),
    ]),
    // her garland extends over to him; he already wears one
    garland(
      g,
      S`M${cx - 22} ${floor - 318}C${cx + 60} ${floor - 400} ${cx + 150} ${floor - 330} ${cx + 118} ${floor - 230}C${cx + 100} ${floor - 180} ${cx + 30} ${floor - 210} ${cx - 10} ${floor - 300}`,
      19,
      mix(p.rose, p.cream, 0.15),
    ),
    garland(
      g,
      S`M${cx - 128} ${floor - 384}C${cx - 150} ${floor - 260} ${cx - 110} ${floor - 190} ${cx - 92} ${floor - 190}C${cx - 70} ${floor - 190} ${cx - 60} ${floor - 280} ${cx - 80} ${floor - 384}`,
      17,
      p.cream,
    ),
  );
  g.add(
    [-1, 1].map((k) => [
      urn(g, R, cx + k * 440, floor + 70, 1.5),
      range(2, (i) =>
        someone(g, cx + k * (580 + i * 130), floor + 110 + i * 30, 1.7 * -k, {
          outfit: R.pick(['sari', 'lehenga', 'kurta', 'anarkali']),
          main: R.pick([p.gold, mix(p.leaf, p.cream, 0.1), mix(p.mid, p.rose, 0.4)]),
          accent: R.pick([p.rose, p.cream]),
          head: R.pick(['bun', 'plait', 'hair']),
          pose: R.pick(['raise', 'greet', 'offer']),
          dim: 0.12,
        }),
      ),
    ]),
  );
  g.add(
    [p.rose, p.gold, p.cream].map((c) =>
      path(
        range(34, () => {
          const [x, y, a, b] = [cx + R(-520, 520), R(120, floor), R(-14, 14), R(-9, 9)];
          return S`M${x} ${y}q${a} ${b - 9} ${a * 1.6} ${b * 1.6}q${-a * 0.2} ${9 - b} ${-a * 1.6} ${-b * 1.6}Z`;
        }).join(''),
        c,
        op(0.9),
      ),
    ),
  );
  petals(g, R, floor + 90, 30);
  if (outside)
    g.add(range(5, (i) => bulbs(g, swag(-40 + i * 350, 30 + (i % 2) * 40, 330 + i * 350, 40, 80), 9, 32)));
  else fringe(g, R, g.L < 0 ? 1 : -1);
});
