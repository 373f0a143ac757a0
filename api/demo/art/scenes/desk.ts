// The planning desk: calendar, notebook, swatches and a cup of tea, from above.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { rings } from '../kits/objects.js';
import { H, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { mix, range, S } from '../svg.js';

export const desk = scene('desk', (g, R, p) => {
  const wood = R.pick([mix(p.stone, p.gold, 0.3), mix(p.near, p.gold, 0.35), mix(p.shade, p.stone, 0.5)]);
  const cx = third(-g.L) + g.L * R(70, 150);
  const cy = R(500, 540);
  const paper = mix(p.cream, '#ffffff', 0.5);
  g.focus = [cx / W, cy / H];
  g.add(
    rect(0, 0, W, H, g.side(mix(wood, p.cream, 0.4), wood, mix(wood, p.ink, 0.4))),
    range(6, (i) => [
      rect(0, i * 190 + 160, W, 3, mix(wood, p.ink, 0.3), op(0.5)),
      line(
        S`M0 ${i * 190 + 60}Q500 ${i * 190 + R(20, 100)} 900 ${i * 190 + 70}T${W} ${i * 190 + R(40, 90)}`,
        mix(wood, p.ink, 0.25),
        2,
        op(0.35),
      ),
    ]),
  );
  const under = (w: number, h: number, r = 8) =>
    rect(-w / 2 - g.L * 18, -h / 2 + 20, w, h, p.ink, S`rx="${r}" opacity=".3"`);
  const chosen = R.int(9, 24);
  const cell = 78;
  g.add(
    turned(cx, cy, -g.L * R(2, 7), [
      under(640, 640),
      rect(-320, -320, 640, 640, paper, 'rx="8"'),
      path(
        'M-320-312Q-320-320-312-320H312Q320-320 320-312V-200H-320Z',
        g.side(mix(p.rose, p.cream, 0.15), mix(p.rose, p.ink, 0.2)),
      ),
      rect(-130, -276, 260, 18, p.cream, 'rx="8"'),
      rect(-80, -242, 160, 10, mix(p.gold, p.cream, 0.3), 'rx="5"'),
      range(13, (i) => [
        disc(-276 + i * 46, -320, 9, p.ink),
        line(S`M${-276 + i * 46} -318v-22`, mix(p.shade, p.ink, 0.4), 5, ROUND),
      ]),
      range(7, (i) => rect(-273 + i * cell, -176, 38, 8, mix(p.shade, p.ink, 0.2), 'rx="4"')),
      range(33, (i) => {
        const [x, y] = [-254 + (i % 7) * cell, -116 + Math.floor(i / 7) * cell];
        return i === chosen
          ? ''
          : [
              rect(x - 30, y - 30, 60, 60, mix(paper, p.shade, 0.18), 'rx="8"'),
              rect(x - 10, y - 6, 20, 10, mix(p.shade, p.mid, 0.5), 'rx="4"'),
            ];
      }),
      at(-254 + (chosen % 7) * cell, -116 + Math.floor(chosen / 7) * cell, 1, [
        disc(0, 0, 42, 'none', stroke(p.rose, 6)),
        path('M0-12C-10-28-32-14 0 18C32-14 10-28 0-12Z', p.rose),
      ]),
    ]),
  );
  const nx = cx + g.L * 560;
  g.add(
    turned(nx, cy + R(60, 110), g.L * R(7, 14), [
      under(430, 560),
      rect(
        -215,
        -280,
        430,
        560,
        g.side(mix(p.leaf, p.cream, 0.2), p.leaf, mix(p.leaf, p.ink, 0.3)),
        'rx="14"',
      ),
      rect(-190, -280, 405, 560, paper, 'rx="8"'),
      range(9, (i) => {
        const y = -210 + i * 52;
        const done = i < 5;
        return [
          rect(-150, y - 14, 28, 28, 'none', stroke(done ? p.rose : p.shade, 4) + ' rx="6"'),
          done ? line(S`M-144 ${y}l8 9l16-20`, p.rose, 5, ROUND) : '',
          rect(-100, y - 5, 150 + ((i * 67) % 110), 10, mix(p.shade, p.mid, 0.4), 'rx="5"'),
        ];
      }),
      path('M170 -300h22v90l-11-14l-11 14Z', p.rose),
    ]),
    turned(nx - g.L * 190, cy + 250, g.L * 38, [
      rect(-12, -210, 24, 330, p.ink, 'opacity=".25" rx="10"'),
      rect(
        -4,
        -220,
        22,
        300,
        g.lin('h', mix(p.gold, p.cream, 0.5), p.gold, mix(p.gold, p.ink, 0.4)),
        'rx="9"',
      ),
      path('M-4 80H18L7 124Z', mix(p.ink, p.near, 0.2)),
      rect(-4, -150, 22, 12, p.rose),
    ]),
  );
  // swatches fanned on a ring
  const sx = cx - g.L * 350;
  g.add(
    range(6, (i) =>
      turned(sx, H - 60, -g.L * (50 - i * 24), [
        rect(-48 - g.L * 8, -300 + 8, 96, 300, p.ink, 'rx="8" opacity=".25"'),
        rect(
          -48,
          -300,
          96,
          300,
          cycle(
            [
              p.rose,
              p.gold,
              mix(p.leaf, p.cream, 0.1),
              mix(p.mid, p.near, 0.2),
              p.cream,
              mix(p.rose, p.gold, 0.5),
            ],
            i,
          ),
          'rx="8"',
        ),
        rect(-48, -300, 96, 150, butiPrint(g, mix(p.gold, p.cream, 0.4)), 'opacity=".6"'),
        disc(0, -24, 9, mix(wood, p.ink, 0.3)),
      ]),
    ),
  );
  // tea in a brass cup
  const [tx, ty] = [cx + g.L * R(330, 380), R(130, 170)];
  g.add(
    oval(tx - g.L * 26, ty + 30, 132, 126, p.ink, op(0.3)),
    disc(tx, ty, 128, g.sheen(p.cream, 0.5, 0.2)),
    disc(tx, ty, 96, mix(p.cream, p.shade, 0.35)),
    disc(tx, ty, 84, g.lin('d', mix(p.gold, p.cream, 0.6), mix(p.gold, p.ink, 0.4))),
    disc(tx, ty, 74, mix('#a8642c', p.gold, 0.2)),
    path(
      S`M${tx - 46} ${ty - 24}Q${tx} ${ty - 74} ${tx + 46} ${ty - 24}Q${tx} ${ty - 50} ${tx - 46} ${ty - 24}Z`,
      p.cream,
      op(0.4),
    ),
    turned(tx, ty, g.L < 0 ? 150 : 30, line('M80-22C140-40 140 40 80 22', mix(p.gold, p.ink, 0.1), 16)),
  );
  g.add(
    flowers(g, R, scatter(R, 16, cx - g.L * 440, 110, 190, 90), 40),
    rings(g, cx + g.L * 300, H - 110, 52),
    path(
      range(14, () => {
        const [x, y, a, b] = [R(0, W), R(0, H), R(-24, 24), R(-16, 16)];
        return S`M${x} ${y}q${a} ${b - 15} ${a * 1.6} ${b * 1.6}q${-a * 0.2} ${15 - b} ${-a * 1.6} ${-b * 1.6}Z`;
      }).join(''),
      p.rose,
      op(0.8),
    ),
  );
});
