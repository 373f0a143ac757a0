// A modern hotel front: storeys of lit windows over a porte-cochère, palms and a fountain.
import { scene, third } from '../board.js';
import { someone } from '../kits/figures.js';
import { flowers, toran } from '../kits/flowers.js';
import { flowerBank } from '../kits/ground.js';
import { bulbs, lantern } from '../kits/lamps.js';
import { openSky } from '../kits/night.js';
import { chhatri, dome } from '../kits/palace.js';
import { grove, palm, type Spot } from '../kits/planting.js';
import { arc, cusped, H, W } from '../paths.js';
import { at, line, op, oval, path, rect, ROUND } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const hotelFront = scene('hotelFront', (g, R, p) => {
  const ground = R(780, 810);
  const cx = third(-g.L) + g.L * R(110, 210);
  const floors = R.int(3, 4);
  const w = R(780, 900);
  const fh = R(76, 84);
  const roof = ground - 150 - floors * fh;
  g.focus = [cx / W, 0.5];
  openSky(g, R, ground - 60);
  g.add(
    grove(
      g,
      R,
      range(12, (i): Spot => [i * 150 + R(-50, 50), ground, R(0.9, 1.5)]),
      mix(p.leaf, p.far, 0.4),
      mix(p.leaf, p.sun, 0.5),
      p.near,
    ),
  );
  const pane = (x: number, y: number, pw: number, ph: number) => {
    const on = R.chance(p.dark ? 0.75 : 0.5);
    return path(
      cusped(x, y, pw, ph, 2),
      on
        ? g.lin('v', mix(p.gold, p.rose, 0.3), p.gold, mix(p.gold, p.cream, 0.6))
        : g.lin('v', mix(p.sky[0], p.near, 0.4), mix(p.sky[1], p.mid, 0.4)),
    );
  };
  const block = (x: number, bw: number, n: number, top: number, bays: number) => [
    rect(x - bw / 2, top, bw, ground - top, g.stone()),
    range(n, (k) => {
      const y = top + 40 + (k + 1) * fh;
      return [
        rect(x - bw / 2, y - 12, bw, 8, mix(p.shade, p.mid, 0.25)),
        range(bays, (i) => {
          const px = x - bw / 2 + ((i + 0.5) * bw) / bays;
          return [
            pane(px, y - 16, (bw / bays) * 0.5, fh * 0.62),
            i % 2
              ? ''
              : rect(px - bw / bays / 2 + 4, y - 34, bw / bays - 8, 20, g.jali(mix(p.shade, p.near, 0.4), 9)),
          ];
        }),
      ];
    }),
    path(
      S`M${x - bw / 2 - 16} ${top + 14}L${x - bw / 2} ${top - 4}H${x + bw / 2}L${x + bw / 2 + 16} ${top + 14}Z`,
      p.stone,
    ),
    rect(x - bw / 2, top + 14, bw, 12, mix(p.shade, p.mid, 0.4), op(0.5)),
  ];
  const wings = R.chance(0.7);
  g.add(g.glow(cx, ground - 250, 640, p.gold, p.dark ? 0.6 : 0.35));
  if (wings)
    g.add(
      [-1, 1].map((k) => [
        block(cx + k * w * 0.62, w * 0.42, floors - 1, roof + fh, 4),
        chhatri(g, cx + k * w * 0.62, roof + fh, 90),
      ]),
    );
  g.add(
    block(cx, w, floors, roof, 9),
    R.chance() ? [-0.38, 0.38].map((k) => chhatri(g, cx + w * k, roof, 110)) : dome(g, cx, roof, 230, 190),
    R.chance() ? chhatri(g, cx, roof, 160) : '',
    bulbs(g, S`M${cx - w / 2} ${roof - 2}H${cx + w / 2}`, 6, 22),
  );
  // the porch
  const pw = w * 0.5;
  g.add(
    rect(cx - pw / 2, ground - 190, pw, 52, g.stone(p.cream, p.shade)),
    rect(cx - pw / 2, ground - 178, pw, 26, g.jali(mix(p.gold, p.shade, 0.3), 18)),
    rect(
      cx - pw / 2 + 20,
      ground - 138,
      pw - 40,
      138,
      g.lin('v', mix(p.gold, p.rose, 0.3), mix(p.gold, p.cream, 0.6)),
    ),
    [-0.46, -0.2, 0.2, 0.46].map((k) => [
      rect(cx + pw * k - 15, ground - 140, 30, 142, g.stone(p.cream, p.shade)),
      rect(cx + pw * k - 22, ground - 22, 44, 24, p.shade),
    ]),
    toran(g, cx - pw * 0.44, cx + pw * 0.44, ground - 134, 6, 22, 12),
    lantern(g, cx, ground - 120, 0.8, 20),
    someone(g, cx - 50, ground + 6, 0.6, {
      outfit: 'lehenga',
      main: p.rose,
      accent: p.gold,
      head: 'bun',
      dim: 0.3,
    }),
    someone(g, cx + 40, ground + 6, 0.62, { outfit: 'suit', main: p.near, head: 'hair', dim: 0.3 }),
  );
  g.add(
    rect(
      0,
      ground,
      W,
      H,
      g.lin('v', mix(p.shade, p.gold, 0.3), [0.3, mix(p.near, p.shade, 0.3)], [1, mix(p.near, p.ink, 0.3)]),
    ),
    rect(0, ground - 4, W, 12, mix(p.leaf, p.near, 0.4)),
    path(
      S`M${cx - 150} ${ground + 4}H${cx + 150}L${cx + 620} ${H}H${cx - 620}Z`,
      g.lin('v', mix(p.stone, p.gold, 0.3), mix(p.shade, p.near, 0.3)),
      op(0.8),
    ),
  );
  // fountain, with its beds
  const fy = ground + 150;
  g.add(
    at(cx, fy, 0.9, [
      oval(0, 8, 330, 66, p.ink, op(0.35)),
      path('M-310-34V0Q-310 60 0 60T310 0V-34Z', g.stone(mix(p.stone, p.shade, 0.3))),
      oval(0, -34, 310, 56, p.cream),
      oval(0, -32, 284, 47, g.lin('v', mix(p.sky[1], p.mid, 0.4), mix(p.mid, p.near, 0.4))),
      path('M-18-40L-10-130H10L18-40Z', g.stone()),
      oval(0, -130, 70, 15, g.stone(p.cream, p.shade)),
      line(
        'M0-134C-20-230-90-200-120-50M0-134C20-230 90-200 120-50M0-134C-10-220-40-200-56-120M0-134C10-220 40-200 56-120',
        p.cream,
        5,
        ROUND + ' opacity=".65"',
      ),
      flowers(g, R, arc(0, 14, 300, 52, 0.1, 3.04, 24), 22),
    ]),
  );
  const e = R.int(2, 3);
  g.add(
    range(e, (i) =>
      [-1, 1].map((k) =>
        palm(
          g,
          R,
          cx + k * (w * 0.62 + i * 130),
          ground + 40 + i * 60,
          R(330, 420) + i * 60,
          k * R(10, 50),
          mix(p.leaf, p.ink, 0.55),
          mix(p.leaf, p.sun, 0.3),
        ),
      ),
    ),
  );
  flowerBank(g, R, 90, 30);
});
