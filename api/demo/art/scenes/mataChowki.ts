// An altar to the Mother Goddess: red chunri, crown, trident, lamps. She has no drawn face.
import { type Board, scene } from '../board.js';
import { flowers, garland, strand } from '../kits/flowers.js';
import { petals } from '../kits/ground.js';
import { butiPrint } from '../kits/interiors.js';
import { bulbs, diya } from '../kits/lamps.js';
import { kalash, urn } from '../kits/objects.js';
import { mandala, turn } from '../kits/ornament.js';
import { curtain, folds, swagCloth } from '../kits/textiles.js';
import { cusped, H, scatter, swag, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, dots, line, op, oval, path, rect, ROUND, turned } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

function goddess(g: Board, red: string): Kids {
  const { p } = g;
  const gold = g.sheen(p.gold, 0.65, 0.45);
  const arm = (k: number, ex: number, ey: number, hx: number, hy: number) => [
    line(S`M${k * 34} -210L${k * ex} ${ey}L${k * hx} ${hy}`, mix(red, p.ink, 0.15), 20, ROUND),
    disc(k * hx, hy, 11, mix(p.gold, p.cream, 0.3)),
    line(S`M${k * (hx - 10)} ${hy + 14}h${k * 20}`, p.gold, 6),
  ];
  return [
    // the veil behind, then the seated figure in a sari, crowned
    path(
      'M0-352C-96-340-130-200-190 0H190C130-200 96-340 0-352Z',
      g.side(mix(red, p.cream, 0.2), red, mix(red, p.ink, 0.35)),
    ),
    beads('M-4-350C-98-338-132-200-190-6M4-350C98-338 132-200 190-6', p.gold, 9, 12),
    [-1, 1].map((k) => [arm(k, 118, -196, 128, -292), arm(k, 96, -120, 74, -84)]),
    path(
      'M-66-226Q0-250 66-226L56-120Q130-70 150 0H-150Q-130-70-56-120Z',
      g.lin('v', mix(p.gold, red, 0.5), mix(red, p.gold, 0.2), mix(red, p.ink, 0.2)),
    ),
    line('M-52-118Q0-92 52-118M-96-50Q0-10 96-50M-130-18Q0 26 130-18', p.gold, 6),
    beads('M-40-226Q0-150 40-226M-30-228Q0-180 30-228', p.cream, 7, 8),
    oval(0, -272, 31, 38, g.rad([0, mix(p.gold, '#ffffff', 0.55)], [1, mix(p.gold, p.cream, 0.2)])),
    path(
      'M-34-270C-40-318-20-330 0-330C20-330 40-318 34-270Q22-298 0-300Q-22-298-34-270Z',
      mix(red, p.ink, 0.55),
    ),
    disc(0, -290, 4.5, red),
    path('M-42-306L-50-352L-28-338L-20-384L0-408L20-384L28-338L50-352L42-306Q0-326-42-306Z', gold),
    dots(
      [
        [-28, -326],
        [0, -336],
        [28, -326],
      ],
      red,
      8,
    ),
    disc(0, -360, 8, p.cream),
    garland(g, 'M-52-222C-60-120-30-66 0-62C30-66 60-120 52-222', 17, mix(p.gold, p.cream, 0.1)),
    // trident on one side, lotus on the other
    line('M128-420V-120', p.gold, 7),
    line('M104-420V-388Q128-366 152-388V-420M128-370V-436', p.gold, 7, ROUND),
    at(
      -128,
      -300,
      0.6,
      range(5, (i) =>
        turned(
          0,
          0,
          (i - 2) * 28,
          path('M0 6C-22-14-18-46 0-66C18-46 22-14 0 6Z', mix(p.rose, p.cream, 0.35 + (i % 2) * 0.2)),
        ),
      ),
    ),
  ];
}

export const mataChowki = scene('mataChowki', (g, R, p) => {
  const floor = R(790, 820);
  const cx = W / 2 + g.L * R(0, 110);
  const red = mix(p.rose, '#b81f2d', 0.55);
  g.focus = [cx / W, 0.55];
  g.add(
    rect(0, 0, W, H, g.lin('v', mix(red, p.ink, 0.72), mix(red, p.ink, 0.45), mix(red, p.near, 0.4))),
    rect(0, 0, W, floor, butiPrint(g, mix(red, p.gold, 0.6)), op(0.16)),
  );
  g.add(range(11, (i) => rect(i * 150 - 20, 0, 152, floor, folds(g, mix(red, p.ink, 0.35), 2), op(0.5))));
  const w = R(760, 840);
  g.add(g.glow(cx, floor - 330, 720, p.gold, 0.7));
  const style = R.int(0, 1);
  g.add(
    path(cusped(cx, floor, w, 760, 7), g.side(mix(p.gold, p.cream, 0.45), p.gold, mix(p.gold, p.ink, 0.5))),
    path(
      cusped(cx, floor, w - 90, 708, 7),
      g.rad([0, mix(p.gold, p.cream, 0.65)], [0.45, mix(p.gold, red, 0.35)], [1, mix(red, p.ink, 0.25)]),
    ),
    style
      ? at(
          cx,
          floor - 400,
          1,
          mandala(g, R, 268, mix(p.gold, p.cream, 0.3), (i) => mix(p.gold, i % 2 ? red : p.cream, 0.35)),
        )
      : turned(
          cx,
          floor - 400,
          0,
          turn(
            g,
            g.symbol('ray', () => path('M-17 0L0-190L17 0Z', mix(p.gold, p.cream, 0.35))),
            120,
            28,
          ),
        ),
    disc(cx, floor - 400, 168, mix(p.gold, p.cream, 0.55), op(0.75)),
    bulbs(g, cusped(cx, floor, w + 20, 772, 7, false), 8, 26),
    [-1, 1].map((k) => curtain(g, cx + k * (w / 2 + 70), 60, 240, floor - 60, -k, red)),
    range(5, (i) =>
      swagCloth(
        g,
        cx - w / 2 - 80 + (i * (w + 160)) / 5,
        cx - w / 2 - 80 + ((i + 1) * (w + 160)) / 5,
        52,
        80,
        i % 2 ? p.gold : red,
      ),
    ),
  );
  g.add(at(cx, floor - 96, 1.18, goddess(g, red)));
  g.add(
    range(3, (i) => {
      const y = floor - 100 + i * 62;
      const half = 250 + i * 90;
      return [
        rect(cx - half, y, half * 2, 66, g.side(mix(red, p.gold, 0.25), red, mix(red, p.ink, 0.4))),
        line(S`M${cx - half} ${y + 4}H${cx + half}`, p.gold, 7),
        beads(S`M${cx - half + 10} ${y + 34}H${cx + half}`, p.gold, 12, 26),
        garland(
          g,
          range(6 + i * 2, (k) =>
            swag(
              cx - half + (k * half * 2) / (6 + i * 2),
              y + 8,
              cx - half + ((k + 1) * half * 2) / (6 + i * 2),
              y + 8,
              14,
            ),
          ).join(''),
          13,
        ),
      ];
    }),
    rect(0, floor + 86, W, H, g.lin('v', mix(red, p.near, 0.5), p.ink)),
    [-1, 1].map((k) => [kalash(g, cx + k * 330, floor - 30, 0.85), urn(g, R, cx + k * 480, floor + 90, 1.3)]),
    range(9, (i) => diya(g, cx - 400 + i * 100, floor + 20, 1)),
    range(R.int(11, 15), (i, n = 14) =>
      diya(g, cx - 700 + (i * 1400) / (n - 1) + R(-14, 14), floor + 130 + R(0, 50), R(1.5, 2)),
    ),
    flowers(g, R, scatter(R, 18, cx, floor - 104, 230, 12), 24),
    range(8, (i) =>
      strand(
        g,
        cx + (i < 4 ? -1 : 1) * (w / 2 + 100 + (i % 4) * 64),
        -10,
        R(180, 480),
        20,
        cycle([p.gold, red, p.cream], i),
      ),
    ),
  );
  petals(g, R, floor + 120, 20);
});
