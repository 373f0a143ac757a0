// Still life of the procession: dhol, shehnai, turban and kalash by an arched window.
import { scene, third } from '../board.js';
import { bloom, toran } from '../kits/flowers.js';
import { diya } from '../kits/lamps.js';
import { palace } from '../kits/palace.js';
import { folds, tassel } from '../kits/textiles.js';
import { fringe } from '../layers/frames.js';
import { cusped, H, PAISLEY, W } from '../paths.js';
import { prng } from '../random.js';
import { at, beads, disc, dots, line, op, oval, path, rect } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const brassBand = scene('brassBand', (g, R, p) => {
  const table = R(740, 780);
  const dx = third(-g.L) + R(-20, 20);
  const wall = mix(p.near, p.mid, p.dark ? 0.35 : 0.7);
  const nx = third(g.L) + g.L * 20;
  const wood = R.pick([mix(p.rose, p.ink, 0.35), mix(p.gold, p.ink, 0.5), mix(p.rose, p.gold, 0.3)]);
  g.focus = [dx / W, 0.6];
  g.add(
    rect(
      0,
      0,
      W,
      H,
      g.L < 0
        ? g.lin('h', mix(wall, p.gold, 0.25), wall, mix(wall, p.ink, 0.4))
        : g.lin('h', mix(wall, p.ink, 0.4), wall, mix(wall, p.gold, 0.25)),
    ),
  );
  const buti = g.tile(
    'buti',
    120,
    140,
    [at(30, 60, 0.42, [path(PAISLEY, p.gold)]), at(90, 130, -0.42, [path(PAISLEY, p.gold)])].flat(),
  );
  g.add(
    rect(0, 0, W, table, buti, op(0.16)),
    path(cusped(nx, table, 560, 720, 6), mix(wall, p.ink, 0.35)),
    path(cusped(nx, table, 510, 690, 6), g.lin('v', ...p.sky)),
    g.glow(nx - g.L * 40, 360, 330, p.sun, 0.9),
    disc(nx - g.L * 60, 400, 46, p.sun),
    path(
      S`M${nx - 255} 620Q${nx - 90} 560 ${nx} 610T${nx + 255} 580V${table}H${nx - 255}Z`,
      mix(p.far, p.sky[2], 0.3),
    ),
    at(nx + g.L * 70, 640, 0.3, [palace(g, prng(String(nx)), 0, 0, 560)]),
    rect(nx - 255, 636, 510, 110, mix(p.mid, p.far, 0.5)),
    g.clip(cusped(nx, table, 510, 690, 6), [
      rect(nx - 260, 560, 520, 200, g.jali(mix(p.near, p.ink, 0.3), 44)),
      line(S`M${nx - 260} 558h520`, mix(p.near, p.ink, 0.3), 10),
    ]),
    line(cusped(nx, table, 540, 708, 6), mix(p.gold, wall, 0.3), 5),
    line(cusped(nx, table, 600, 744, 6), mix(p.gold, wall, 0.5), 3),
    toran(g, nx - 250, nx + 250, 300, 5, 40, 15),
  );
  g.add(
    g.veil(
      path(
        S`M${nx - 250} ${table}H${nx + 250}L${nx - g.L * 500 + 350} ${H}H${nx - g.L * 700 - 350}Z`,
        p.sun,
        op(0.5),
      ),
    ),
  );
  const cloth = R.pick([p.rose, mix(p.leaf, p.ink, 0.1), mix(p.gold, p.rose, 0.35)]);
  g.add(
    path(
      S`M-10 ${table}Q400 ${table - 16} 800 ${table}T${W + 10} ${table - 4}V${H + 10}H-10Z`,
      g.lin('v', mix(cloth, p.cream, 0.18), [0.3, cloth], [1, mix(cloth, p.ink, 0.55)]),
    ),
    line(S`M-10 ${H - 84}Q400 ${H - 110} 800 ${H - 84}T${W + 10} ${H - 90}`, p.gold, 60, op(0.9)),
    line(
      S`M-10 ${H - 84}Q400 ${H - 110} 800 ${H - 84}T${W + 10} ${H - 90}`,
      mix(cloth, p.ink, 0.3),
      46,
      'stroke-dasharray="26 14"',
    ),
    beads(S`M0 ${H - 84}Q400 ${H - 110} 800 ${H - 84}T${W + 10} ${H - 90}`, p.gold, 14, 40),
    range(26, (i) => tassel(g, 20 + i * 64, H - 24, 0.9, p.gold)),
  );
  const shadow = (x: number, y: number, rx: number, ry: number) =>
    g.veil(oval(x - g.L * rx * 0.35, y, rx * 1.25, ry, p.ink, op(0.75)));
  // kalash with mango leaves and coconut
  const kx = nx + g.L * R(130, 170);
  const brass =
    g.L < 0
      ? g.lin('h', mix(p.gold, p.cream, 0.7), p.gold, mix(p.gold, p.ink, 0.6))
      : g.lin('h', mix(p.gold, p.ink, 0.6), p.gold, mix(p.gold, p.cream, 0.7));
  g.add(
    shadow(kx, table + 96, 120, 26),
    at(kx, table + 96, 1.25, [
      range(
        7,
        (i) =>
          `<path d="M0-118Q-26-150 0-206Q26-150 0-118Z" fill="${i % 2 ? p.leaf : mix(p.leaf, p.cream, 0.2)}" transform="rotate(${-66 + i * 22} 0 -118)"/>`,
      ),
      path('M0-214C-40-196-50-150-38-118H38C50-150 40-196 0-214Z', mix(p.gold, p.ink, 0.62)),
      line('M0-212C-12-180-14-150-12-120M0-212C14-180 16-150 14-120', mix(p.gold, p.ink, 0.3), 3),
      path('M-46-122H46L38-108Q92-86 92-44Q92 0 30 0H-30Q-92 0-92-44Q-92-86-38-108Z', brass),
      path('M-46-122H46L42-112H-42Z', mix(p.gold, p.cream, 0.4)),
      beads('M-88-62Q0-30 88-62', p.rose, 12, 15),
      line('M-92-44Q0-8 92-44M-84-24Q0 8 84-24', mix(p.gold, p.ink, 0.4), 3),
      path('M0-50l10 16-10 16-10-16Z', p.rose),
    ]),
  );
  // turban on a stand
  const tx = dx - g.L * -R(250, 300) - g.L * 560;
  const tc = R.pick([p.rose, mix(p.rose, p.gold, 0.5), p.cream]);
  if (tx > 60 && tx < W - 60)
    g.add(
      shadow(tx, table + 40, 130, 24),
      at(tx, table + 44, 1.15, [
        path('M-16-70H16L22 0H-22Z', brass),
        oval(0, 0, 60, 12, brass),
        path(
          'M-112-96C-134-156-92-216-8-226C84-230 130-166 110-98Q0-52-112-96Z',
          g.lin('v', mix(tc, p.cream, 0.4), tc, mix(tc, p.ink, 0.35)),
        ),
        line(
          'M-118-130Q-40-96 70-210M-112-106Q0-78 100-186M-96-92Q30-72 116-152M-104-170Q-60-140 20-224M118-128Q90-96 40-78M110-160Q70-110-10-76M-60-206Q-90-170-116-150',
          mix(tc, p.ink, 0.4),
          3,
          op(0.6),
        ),
        line('M-112-104Q0-72 104-182', mix(p.gold, p.cream, 0.2), 5),
        path('M70-110Q128-60 112 40Q96 60 84 36Q96-40 58-98Z', folds(g, tc, 3)),
        path('M-30-150Q-66-230-26-292Q-30-220-8-156Z', mix(p.cream, p.gold, 0.15)),
        path('M-24-150Q-30-220-6-272Q-14-210-4-156Z', p.rose),
        beads('M-92-112Q-24-52 96-116', p.cream, 8, 10),
        disc(-16, -140, 20, p.gold),
        disc(-16, -140, 11, p.rose),
        dots(
          [
            [-16, -166],
            [-40, -144],
            [8, -144],
            [-16, -116],
          ],
          p.cream,
          9,
        ),
      ]),
    );
  // dhol
  const ang = -g.L * R(5, 12);
  const body = 'M-215-118Q0-196 215-118V118Q0 196-215 118Z';
  g.add(
    shadow(dx, table + 216, 330, 50),
    S`<g transform="translate(${dx} ${table + 66})rotate(${ang})scale(${-g.L} 1)">`,
    path(
      body,
      g.lin(
        'v',
        mix(wood, p.cream, 0.45),
        [0.3, mix(wood, p.cream, 0.08)],
        [0.62, wood],
        [1, mix(wood, p.ink, 0.75)],
      ),
    ),
    line('M-212-70Q0-112 212-70M-212 0H212M-212 66Q0 106 212 66', mix(wood, p.ink, 0.4), 2, op(0.5)),
    line(
      range(7, (i) => {
        const y = -104 + i * 36;
        const b = (k: number) => 1 + 0.42 * (1 - (k / 215) ** 2);
        return S`M-206 ${y}Q-100 ${y * b(60) + 8} 0 ${(y + 18) * b(0)}T206 ${y + 30}M206 ${y - 6}Q100 ${(y + 2) * b(60)} 0 ${(y + 16) * b(0)}T-206 ${y + 34}`;
      }).join(''),
      mix(p.cream, p.gold, 0.25),
      6,
    ),
    line(range(7, (i) => S`M-10 ${-140 + i * 44}h20v18h-20Z`).join(''), p.gold, 6),
    line('M-196-126V126M196-126V126', p.rose, 16),
    beads('M-196-124V126M196-124V126', p.gold, 9, 17),
    oval(215, 0, 34, 118, mix(wood, p.ink, 0.6)),
    oval(-215, 0, 46, 124, mix(p.gold, p.ink, 0.35)),
    oval(-220, 0, 40, 112, g.lin('v', p.cream, mix(p.stone, p.gold, 0.3))),
    oval(-222, 0, 22, 62, p.ink, op(0.85)),
    oval(-224, -6, 12, 40, mix(p.ink, p.mid, 0.5), op(0.6)),
    line('M-150-134C-60-250 90-250 160-132', mix(p.rose, p.ink, 0.2), 20, 'stroke-linecap="round"'),
    beads('M-150-136C-60-250 90-250 160-134', p.gold, 7, 16),
    [-120, -60, 70, 140].map((x, i) =>
      tassel(g, x, 152 - Math.abs(x) * 0.1, 1.3 + (i % 2) * 0.3, i % 2 ? p.gold : p.rose),
    ),
    '</g>',
  );
  // shehnai leaning across the foreground
  g.add(
    S`<g transform="translate(${dx - g.L * 30} ${table + 236})rotate(${g.L * R(12, 19)})scale(${-g.L} 1)">`,
    oval(40, 34, 330, 16, p.ink, op(0.4)),
    path(
      'M-250-10L196-25V25L-250 10Z',
      g.lin('v', mix(p.rose, p.gold, 0.35), mix(p.rose, p.ink, 0.55), p.ink),
    ),
    path(
      'M190-27C230-30 262-58 300-76Q318 0 300 76C262 58 230 30 190 27Z',
      g.lin('v', mix(p.gold, p.cream, 0.75), p.gold, mix(p.gold, p.ink, 0.65)),
    ),
    oval(300, 0, 20, 76, g.lin('v', mix(p.gold, p.ink, 0.55), mix(p.gold, p.ink, 0.8))),
    oval(300, 0, 20, 76, 'none', S`stroke="${mix(p.gold, p.cream, 0.4)}" stroke-width="4"`),
    range(7, (i) => [oval(-190 + i * 50, -3, 9, 6, p.ink), oval(-188 + i * 50, -6, 9, 3, p.gold, op(0.35))]),
    [-250, -216, 150, 184].map((x) => rect(x, -20 - (x > 0 ? 8 : -6), 9, 40 + (x > 0 ? 16 : -12), p.gold)),
    path('M-250-6L-318-3V3L-250 6Z', p.gold),
    path('M-318-9L-352-14V14L-318 9Z', p.cream),
    line('M-232 10Q-240 90-180 104', p.rose, 4),
    '</g>',
    tassel(g, dx - g.L * -206, table + 300, 1, p.rose),
  );
  g.add(
    range(24, () => {
      const x = nx + R(-300, 420) * g.L * 0.9;
      const y = table + 150 + R(0, 120);
      return [
        oval(x - g.L * 12, y + 12, 34, 14, p.ink, op(0.3)),
        g.use(bloom(g, R.pick([p.gold, p.gold, p.rose, p.cream])), x, y, R(2.4, 3.9)),
      ];
    }),
    range(R.int(3, 5), (i) => diya(g, nx + g.L * (-180 + i * 120), table + 130 + R(0, 150), R(1.6, 2.4))),
  );
  fringe(g, R, g.L < 0 ? 1 : -1);
});
