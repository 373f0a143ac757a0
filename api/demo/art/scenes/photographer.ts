// A camera on a tripod, pointed at a couple.
import { type Board, scene, third } from '../board.js';
import { figure } from '../kits/figures.js';
import { flowers, toran } from '../kits/flowers.js';
import { castShadow, flowerBank, lawn, petals, plaza } from '../kits/ground.js';
import { openSky } from '../kits/night.js';
import { palace } from '../kits/palace.js';
import { grove, type Spot } from '../kits/planting.js';
import { curtain } from '../kits/textiles.js';
import { bough } from '../layers/frames.js';
import { mist, sun } from '../layers/sky.js';
import { glitter, ripples } from '../layers/water.js';
import { H, ridge, scatter, W } from '../paths.js';
import { at, beads, disc, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

function camera(g: Board): Kids {
  const { p } = g;
  const black = mix(p.ink, '#000000', 0.35);
  const body = g.side(mix(black, p.mid, 0.45), mix(black, p.mid, 0.18), black);
  const glass = g.rad(
    [0, mix(p.sky[1], '#ffffff', 0.2)],
    [0.35, mix(p.mid, p.near, 0.4)],
    [0.8, black],
    [1, black],
  );
  return [
    path('M-70-128L-46-168H46L70-128Z', body),
    path(
      'M-186-128Q-190-136-180-136H-120V-150H-80V-136H180Q190-136 190-124V96Q190 110 176 110H-172Q-186 110-186 96Z',
      body,
    ),
    rect(-186, -60, 376, 110, mix(black, '#000000', 0.3), op(0.7)),
    disc(0, 0, 122, mix(black, p.mid, 0.3)),
    disc(0, 0, 116, black),
    range(4, (i) => disc(0, 0, 110 - i * 13, 'none', stroke(mix(black, p.mid, 0.3 - i * 0.05), 3))),
    disc(0, 0, 68, glass),
    path('M-42-30Q-20-58 16-54Q-14-40-30-8Z', '#ffffff', op(0.55)),
    disc(24, 26, 9, mix(p.rose, '#ffffff', 0.3), op(0.6)),
    disc(0, 0, 122, 'none', stroke(mix(p.gold, p.ink, 0.15), 4)),
    rect(118, -112, 48, 30, mix(black, p.mid, 0.3)),
    disc(-150, -100, 10, p.rose),
    rect(-112, -152, 30, 12, mix(p.gold, p.ink, 0.2)),
  ];
}

export const photographer = scene('photographer', (g, R, p) => {
  const ground = R(690, 730);
  const side = g.L;
  const cx = third(side) + side * R(0, 70);
  const kx = third(-side) - side * R(0, 60);
  g.focus = [W / 2 / W, 0.58];
  openSky(g, R, ground, cx);
  sun(g, cx - side * 20, ground - R(170, 230), R(110, 140));
  const place = R.int(0, 2);
  if (place === 0) {
    g.add(
      path(ridge(R, ground - 70, 60), mix(p.far, p.sky[2], 0.4)),
      grove(
        g,
        R,
        range(13, (i): Spot => [i * 135 + R(-40, 40), ground + 6, R(0.8, 1.4)]),
        mix(mix(p.leaf, p.far, 0.55), p.sky[2], 0.15),
        p.sun,
        p.mid,
      ),
    );
    lawn(g, ground, cx);
  } else if (place === 1) {
    g.add(at(kx - side * 60, ground + 10, 0.95, palace(g, R, 0, 0, 900), 0.95));
    mist(g, ground - 10, 130, p.sky[2], 0.6);
    plaza(g, ground, cx);
  } else {
    g.add(rect(0, ground - 70, W, 120, g.lin('v', mix(p.sky[2], p.far, 0.4), mix(p.sky[1], p.mid, 0.55))));
    ripples(g, R, ground - 66, ground, 40, p.sky[2], 0.4);
    glitter(g, R, cx, ground - 66, ground, p.sun, 50);
    plaza(g, ground, cx, mix(p.stone, p.gold, 0.3));
  }
  if (R.chance())
    g.add(
      [-1, 1].map((k) =>
        line(S`M${cx + k * 190} ${ground + 80}V${ground - 330}`, mix(p.gold, p.ink, 0.4), 12),
      ),
      flowers(
        g,
        R,
        range(30, (i): Point => [cx - 200 + (i * 400) / 29, ground - 330 + R(-14, 14)]),
        26,
      ),
      [-1, 1].map((k) => [
        curtain(g, cx + k * 186, ground - 320, 130, 400, -k, p.cream),
        flowers(g, R, scatter(R, 10, cx + k * 196, ground + 70, 40, 20), 24),
      ]),
      toran(g, cx - 180, cx + 180, ground - 310, 5, 26, 11),
    );
  const feet = ground + 90;
  g.add(
    castShadow(g, cx, feet, 170, 360),
    oval(cx, feet, 150, 16, p.ink, op(0.35)),
    at(cx, feet, 1.85, [
      at(
        30,
        0,
        -1,
        figure(g, {
          outfit: 'sherwani',
          main: p.cream,
          accent: p.rose,
          head: 'turban',
          pose: R.pick(['link', 'rest']),
          dim: 0.06,
        }),
      ),
      at(
        -30,
        0,
        1,
        figure(g, {
          outfit: 'lehenga',
          main: R.pick([p.rose, mix(p.rose, p.gold, 0.4)]),
          accent: p.gold,
          head: 'veil',
          pose: R.pick(['hold', 'link']),
          dim: 0.06,
        }),
      ),
    ]),
  );
  petals(g, R, ground + 60, 18);
  // foreground: tripod and camera
  const ky = R(560, 600);
  const tilt = -side * R(2, 6);
  const dark = mix(p.ink, '#000000', 0.3);
  g.add(
    [-1, 0, 1].map((k) =>
      line(S`M${kx} ${ky + 120}L${kx + k * 210} ${H + 30}`, k ? dark : mix(dark, p.mid, 0.25), 24),
    ),
    rect(kx - 50, ky + 96, 100, 40, mix(dark, p.mid, 0.2)),
    turned(kx, ky, tilt, camera(g), 1.25),
    line(
      S`M${kx - 226} ${ky - 120}Q${kx - 310} ${ky + 160} ${kx - 150} ${ky + 330}`,
      mix(p.rose, p.ink, 0.25),
      17,
      ROUND,
    ),
    beads(S`M${kx - 226} ${ky - 120}Q${kx - 310} ${ky + 160} ${kx - 150} ${ky + 330}`, p.gold, 6, 17),
  );
  flowerBank(g, R, 80, 28);
  if (R.chance()) bough(g, R, side < 0 ? -1 : 1);
});
