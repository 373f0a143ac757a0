// A night of devotional song: an altar of lamps on a stage, singers seated in front of it.
import { scene } from '../board.js';
import type { Look } from '../kits/dress.js';
import { figure } from '../kits/figures.js';
import { garland, strand, toran } from '../kits/flowers.js';
import { dhol, harmonium, micStand, tabla } from '../kits/instruments.js';
import { bulbs, diya } from '../kits/lamps.js';
import { nightSky } from '../kits/night.js';
import { kalash } from '../kits/objects.js';
import { turn } from '../kits/ornament.js';
import { finial } from '../kits/palace.js';
import { audience, stageEdge } from '../kits/stage.js';
import { folds, swagCloth } from '../kits/textiles.js';
import { cusped, H, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, beads, disc, path, rect, turned } from '../shapes.js';
import { type Kids, mix, range, S } from '../svg.js';

export const jagran = scene('jagran', (g, R, p) => {
  const stage = R(690, 720);
  const cx = W / 2 + g.L * R(0, 90);
  const red = mix(p.rose, '#b3202c', 0.4);
  g.focus = [cx / W, 0.52];
  nightSky(g, R, H, R.chance());
  g.add(
    rect(0, stage - 120, W, H, mix(p.near, p.ink, 0.5)),
    g.glow(cx, stage - 220, 900, mix(p.gold, red, 0.45), 0.75),
  );
  // the pandal: cloth roof, striped sides
  const half = R(640, 690);
  const top = 120;
  g.add(
    path(
      S`M${cx - half} ${stage}V${top + 110}L${cx} ${top - 60}L${cx + half} ${top + 110}V${stage}Z`,
      mix(red, p.ink, 0.5),
    ),
    range(15, (i) =>
      rect(
        cx - half + (i * half * 2) / 15,
        top + 110,
        half / 15,
        stage - top - 110,
        mix(i % 2 ? p.gold : red, p.ink, 0.45),
      ),
    ),
    path(
      S`M${cx - half - 60} ${top + 130}L${cx} ${top - 80}L${cx + half + 60} ${top + 130}Z`,
      folds(g, red, 9),
    ),
    range(9, (i) => {
      const w = (half * 2 + 120) / 9;
      return swagCloth(
        g,
        cx - half - 60 + i * w,
        cx - half - 60 + (i + 1) * w,
        top + 128,
        46,
        i % 2 ? red : p.gold,
      );
    }),
    finial(cx, top - 76, 2.6, p.gold),
    bulbs(g, S`M${cx - half - 60} ${top + 128}L${cx} ${top - 82}L${cx + half + 60} ${top + 128}`, 8, 26),
  );
  const altar = cusped(cx, stage, 470, 480, 6);
  g.add(
    path(cusped(cx, stage, 540, 530, 6), g.side(mix(p.gold, p.cream, 0.4), p.gold, mix(p.gold, p.ink, 0.4))),
    path(
      altar,
      g.rad([0, mix(p.gold, p.cream, 0.5)], [0.6, mix(p.gold, red, 0.5)], [1, mix(red, p.ink, 0.3)]),
    ),
    turned(
      cx,
      stage - 230,
      0,
      turn(
        g,
        g.symbol('ray', () => path('M-11 0L0-120L11 0Z', p.gold)),
        76,
        24,
      ),
    ),
    disc(cx, stage - 230, 92, mix(p.gold, p.cream, 0.6)),
    // the sacred flame, carried from a shrine
    g.glow(cx, stage - 240, 260, p.sun, 0.9),
    path(
      S`M${cx} ${stage - 346}C${cx + 66} ${stage - 260} ${cx + 50} ${stage - 186} ${cx} ${stage - 180}C${cx - 50} ${stage - 186} ${cx - 50} ${stage - 250} ${cx} ${stage - 346}Z`,
      mix(p.gold, red, 0.35),
    ),
    path(
      S`M${cx} ${stage - 300}C${cx + 38} ${stage - 246} ${cx + 30} ${stage - 190} ${cx} ${stage - 186}C${cx - 30} ${stage - 190} ${cx - 28} ${stage - 240} ${cx} ${stage - 300}Z`,
      mix(p.gold, '#ffffff', 0.6),
    ),
    path(
      S`M${cx - 74} ${stage - 184}Q${cx} ${stage - 160} ${cx + 74} ${stage - 184}Q${cx + 56} ${stage - 130} ${cx} ${stage - 130}Q${cx - 56} ${stage - 130} ${cx - 74} ${stage - 184}Z`,
      g.sheen(p.gold, 0.6, 0.5),
    ),
    range(3, (i) => [
      rect(cx - 150 - i * 40, stage - 130 + i * 44, 300 + i * 80, 46, mix(red, p.ink, 0.12 * i)),
      beads(S`M${cx - 146 - i * 40} ${stage - 124 + i * 44}H${cx + 150 + i * 40}`, p.gold, 9, 14),
      range(5 + i * 2, (k) =>
        diya(g, cx - 130 - i * 40 + (k * (260 + i * 80)) / (4 + i * 2), stage - 138 + i * 44, 0.9),
      ),
    ]),
    garland(g, cusped(cx, stage, 496, 500, 6, false), 20),
    toran(g, cx - 230, cx + 230, stage - 400, 5, 36, 15),
    [-1, 1].map((k) => [
      kalash(g, cx + k * 330, stage, 0.9),
      range(5, (i) =>
        strand(g, cx + k * (320 + i * 74), top + 130, R(110, 300), 16, cycle([p.gold, red, p.cream], i)),
      ),
    ]),
  );
  g.add(
    rect(-10, stage, W + 20, 130, g.lin('v', mix(p.cream, p.gold, 0.25), mix(p.shade, p.mid, 0.4))),
    g.glow(cx, stage + 40, 420, p.gold, 0.5),
  );
  const sitter = (x: number, y: number, s: number, look: Look, thing: Kids) =>
    at(x, y, s, [
      g.clip('M-90-260H90V0H-90Z', at(0, 72, 1, figure(g, look))),
      path('M-58 0Q-60-34-18-38H20Q62-34 58 0Q0 10-58 0Z', mix(look.main, p.ink, 0.25)),
      thing,
    ]);
  const cloths = [p.gold, p.cream, red, mix(p.leaf, p.cream, 0.2)];
  g.add(
    [-2, -1, 1, 2].map((k, i) =>
      sitter(
        cx + k * 210,
        stage + 96 - Math.abs(k) * 8,
        1.25 * (k < 0 ? 1 : -1),
        {
          outfit: 'kurta',
          main: cycle(cloths, i + R.int(0, 3)),
          accent: p.rose,
          head: R.pick(['turban', 'hair']),
          pose: k === 1 ? 'sing' : 'hold',
          dim: 0.08,
        },
        '',
      ),
    ),
    harmonium(g, cx - 210, stage + 118, 0.8),
    at(cx - 400, stage + 84, 0.9, dhol(g, mix(p.rose, p.gold, 0.4))),
    tabla(g, cx + 420, stage + 112, 0.8),
    [-90, 300].map((dx) => micStand(g, cx + dx, stage + 118, 130, 0.8)),
  );
  g.add(
    stageEdge(g, stage + 126, 70),
    rect(0, stage + 196, W, H, mix(p.ink, p.near, 0.3)),
    audience(g, R, 960, 0.8, mix(p.ink, p.near, 0.15), 0.08),
    audience(g, R, 1040, 1.2, mix(p.ink, '#000000', 0.15), 0.08),
    range(7, (i) => diya(g, 120 + i * 226 + R(-30, 30), stage + 215, 1.4)),
  );
});
