// A rooftop terrace over the old city: lamps, low seats, domes on the skyline.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { settee } from '../kits/furniture.js';
import { castShadow, plaza } from '../kits/ground.js';
import { bulbs, lantern } from '../kits/lamps.js';
import { nightSky, openSky } from '../kits/night.js';
import { candle, urn } from '../kits/objects.js';
import { chhatri, dome } from '../kits/palace.js';
import { roundTable } from '../kits/tables.js';
import { curtain, swagCloth } from '../kits/textiles.js';
import { mist } from '../layers/sky.js';
import { H, swag, W } from '../paths.js';
import { at, beads, op, oval, path, rect } from '../shapes.js';
import { mix, type Point, range, S } from '../svg.js';

export const rooftop = scene('rooftop', (g, R, p) => {
  const deck = R(720, 750);
  const cx = third(-g.L) + g.L * R(60, 120);
  g.focus = [cx / W, 0.55];
  const night = R.chance(0.5);
  if (night) nightSky(g, R, deck, true);
  else openSky(g, R, deck - 80);
  // the city: blocks, domes and minarets in two planes
  const plane = (y: number, c: string, lo: number, hi: number) => {
    const own = g.p;
    g.p = { ...own, stone: c, shade: mix(c, own.ink, 0.2), gold: mix(c, own.gold, 0.6) };
    let x = -40;
    while (x < W + 40) {
      const w = R(70, 170);
      const h = R(lo, hi);
      g.add(
        rect(x, y - h, w, h + 200, c),
        range(4, (i) =>
          R.chance(0.6)
            ? rect(
                x + 12 + (i * (w - 24)) / 4,
                y - h + 24 + R.int(0, 2) * 34,
                13,
                19,
                mix(own.gold, own.cream, 0.3),
                op(R(0.5, 0.95)),
              )
            : '',
        ),
      );
      const topping = R.int(0, 5);
      if (topping === 0) g.add(dome(g, x + w / 2, y - h, w * 0.7, w * 0.64));
      else if (topping === 1) g.add(chhatri(g, x + w / 2, y - h, w * 0.5));
      else if (topping === 2)
        g.add(rect(x + w / 2 - 9, y - h - 110, 18, 112, c), dome(g, x + w / 2, y - h - 108, 34, 34));
      x += w + R(-8, 10);
    }
    g.p = own;
  };
  plane(deck - 40, mix(p.far, p.sky[2], night ? 0.1 : 0.45), 120, 280);
  mist(g, deck - 90, 160, p.sky[2], 0.45);
  plane(deck + 10, mix(p.mid, p.far, night ? 0.1 : 0.35), 50, 170);
  g.add(
    rect(0, deck - 66, W, 70, g.stone(mix(p.stone, p.gold, 0.15), p.shade)),
    rect(0, deck - 60, W, 44, g.jali(mix(p.shade, p.mid, 0.5), 26)),
    rect(0, deck - 80, W, 18, g.stone(p.cream, p.shade)),
  );
  plaza(g, deck, cx, mix(p.stone, p.gold, 0.3));
  // a pergola with drapes and lamps
  const [w, h] = [R(640, 720), R(440, 490)];
  const kind = R.int(0, 1);
  const wood = mix(p.gold, p.ink, 0.5);
  const base = deck + 90;
  g.add(g.glow(cx, base - 180, 480, p.gold, 0.6), castShadow(g, cx, base, w * 0.9, 300));
  g.add(
    [-1, 1].map((k) => [
      rect(cx + k * w * 0.5 - 11, base - h, 22, h, g.side(mix(wood, p.gold, 0.4), mix(wood, p.ink, 0.3))),
      curtain(g, cx + k * w * 0.49, base - h + 20, w * 0.24, h - 20, -k, kind ? p.cream : p.rose),
    ]),
    rect(cx - w * 0.56, base - h - 16, w * 1.12, 26, g.side(mix(wood, p.gold, 0.4), mix(wood, p.ink, 0.3))),
    range(9, (i) => rect(cx - w * 0.5 + (i * w) / 8.4, base - h - 36, 14, 24, wood)),
    range(3, (i) =>
      swagCloth(
        g,
        cx - w / 2 + (i * w) / 3,
        cx - w / 2 + ((i + 1) * w) / 3,
        base - h + 12,
        56,
        kind ? p.cream : mix(p.gold, p.cream, 0.2),
      ),
    ),
    flowers(
      g,
      R,
      range(26, (i): Point => [cx - w * 0.54 + (w * 1.08 * i) / 25, base - h - 10 + R(-10, 10)]),
      24,
    ),
    range(3, (i) => lantern(g, cx + (i - 1) * w * 0.24, base - h + 90 + (i % 2) * 30, 1, 80)),
  );
  if (R.chance())
    g.add(
      settee(g, cx, base + 10, 1.15, p.rose),
      [-1, 1].map((k) => urn(g, R, cx + k * 230, base + 10, 1)),
    );
  else g.add(at(cx, base + 10, 1, roundTable(g, R, 0, 0, 1, p.cream)));
  // floor cushions and low tables
  const seats = R.int(3, 4);
  g.add(
    range(seats, (i) => {
      const x = ((i + 0.5) * W) / seats + R(-40, 40);
      const y = deck + 240 + (i % 2) * 30;
      const c = R.pick([p.rose, p.gold, mix(p.leaf, p.near, 0.2)]);
      return [
        oval(x, y + 20, 170, 22, p.ink, op(0.35)),
        [-110, 110].map((dx) => [
          path(
            S`M${x + dx - 62} ${y - 10}Q${x + dx} ${y - 40} ${x + dx + 62} ${y - 10}Q${x + dx + 76} ${y + 14} ${x + dx + 54} ${y + 20}H${x + dx - 54}Q${x + dx - 76} ${y + 14} ${x + dx - 62} ${y - 10}Z`,
            g.lin('v', mix(c, p.cream, 0.3), mix(c, p.ink, 0.25)),
          ),
          beads(S`M${x + dx - 54} ${y + 14}H${x + dx + 56}`, p.gold, 5, 10),
        ]),
        oval(x, y + 2, 54, 13, mix(wood, p.gold, 0.3)),
        rect(x - 40, y + 4, 80, 18, wood),
        candle(g, x - 14, y + 2, 34, 12),
        candle(g, x + 14, y + 4, 24, 12),
      ];
    }),
  );
  g.add(
    range(R.int(4, 6), (i) =>
      bulbs(
        g,
        swag(-40 + i * 330, 40 + (i % 2) * 60, 330 + i * 330, 50 + ((i + 1) % 2) * 60, R(60, 100)),
        9,
        30,
      ),
    ),
    [-1, 1].map((k) => urn(g, R, W / 2 + k * 740, H - 90, 2)),
  );
});
