// The tattooist's table: machine, inks, and a sheet of drawings.
import { scene, third } from '../board.js';
import { flowers } from '../kits/flowers.js';
import { butiPrint } from '../kits/interiors.js';
import { mandala } from '../kits/ornament.js';
import { H, scatter, W } from '../paths.js';
import { cycle } from '../random.js';
import { at, disc, dots, line, op, oval, path, rect, ROUND, stroke, turned } from '../shapes.js';
import { type Kids, mix, type Point, range, S } from '../svg.js';

export const tattoo = scene('tattoo', (g, R, p) => {
  const cloth = R.pick([mix(p.near, p.ink, 0.35), mix(p.mid, p.near, 0.5), mix(p.rose, p.ink, 0.5)]);
  const sx = third(-g.L) + g.L * R(0, 60);
  const ink = mix(p.ink, p.near, 0.2);
  const paper = mix(p.cream, p.gold, 0.12);
  g.focus = [sx / W, 0.5];
  g.add(
    rect(0, 0, W, H, g.side(mix(cloth, p.gold, 0.2), cloth, mix(cloth, p.ink, 0.5))),
    rect(0, 0, W, H, butiPrint(g, mix(cloth, p.gold, 0.45)), op(0.25)),
  );
  const sheet = (x: number, y: number, a: number, w: number, h: number, kids: Kids) =>
    turned(x, y, a, [
      rect(-w / 2 - g.L * 16, -h / 2 + 18, w, h, p.ink, 'opacity=".35" rx="6"'),
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        g.side(mix(paper, '#ffffff', 0.5), paper, mix(paper, p.shade, 0.5)),
        'rx="6"',
      ),
      rect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, 'none', stroke(mix(p.gold, p.ink, 0.2), 2.5)),
      kids,
    ]);
  const thin = stroke(ink, 3.4) + ' ' + ROUND;
  const petal = (n: number, q: number, k: number) =>
    range(n, (i) =>
      turned(
        0,
        0,
        -90 + (180 * i) / (n - 1),
        path(
          S`M0 0C${-q * k} ${-q * 0.5} ${-q * k * 0.7} ${-q * 0.85} 0 ${-q}C${q * k * 0.7} ${-q * 0.85} ${q * k} ${-q * 0.5} 0 0Z`,
          paper,
          thin,
        ),
      ),
    );
  const lotus: Kids = [
    petal(7, 210, 0.32),
    petal(5, 160, 0.34),
    petal(3, 110, 0.36),
    range(4, (i) => oval(0, 26 + i * 26, 120 - i * 26, 12, 'none', thin)),
    dots(
      range(7, (i): Point => [0, -235 - i * 16]),
      ink,
      6,
    ),
    dots(
      [
        [-150, -190],
        [150, -190],
        [-200, -90],
        [200, -90],
      ],
      ink,
      8,
    ),
  ];
  const peacock: Kids = [
    range(9, (i) =>
      turned(0, 60, -80 + i * 20, [
        line('M0 0V-230', ink, 3),
        path('M0-170C-34-200-30-262 0-282C30-262 34-200 0-170Z', mix(paper, p.leaf, 0.3), thin),
        oval(0, -226, 14, 20, mix(p.gold, paper, 0.3), thin),
        disc(0, -222, 7, ink),
      ]),
    ),
    path(
      'M-14 190C-60 120-54 50-16 20C-30-20-24-60 6-70C34-70 40-40 30-24L54-16L28-6C40 40 60 110 14 190Z',
      mix(paper, p.sky[1], 0.5),
      thin,
    ),
    disc(12, -48, 5, ink),
    line('M2-72L-8-98M8-72L10-102M14-72L26-96', ink, 3, ROUND),
  ];
  const mandalaDrawing = (q: number): Kids =>
    mandala(g, R, q, ink, (i) => (i % 3 === 1 ? mix(paper, p.rose, 0.25) : 'none'));
  const drawings = R.shuffle([lotus, peacock, mandalaDrawing(250)]);
  g.add(
    sheet(sx + g.L * R(330, 380), R(300, 340), g.L * R(8, 15), 520, 640, at(0, 40, 0.82, cycle(drawings, 1))),
    sheet(sx - g.L * 60, R(470, 510), -g.L * R(3, 8), 640, 780, at(0, 60, 1.15, cycle(drawings, 0))),
  );
  // the tattoo machine, lying diagonally
  const mx = sx + g.L * 330;
  const my = 790;
  const metal = g.lin('v', mix(p.cream, p.shade, 0.1), mix(p.shade, p.mid, 0.2), mix(p.ink, p.mid, 0.3));
  const brass = g.lin('v', mix(p.gold, p.cream, 0.6), p.gold, mix(p.gold, p.ink, 0.5));
  g.add(
    line(
      S`M${mx + g.L * 210} ${my - 70}Q${mx + g.L * 420} ${my - 190} ${mx + g.L * 480} ${my + 60}T${mx + g.L * 330} ${H + 20}`,
      mix(p.ink, '#000000', 0.3),
      13,
      ROUND,
    ),
    oval(mx, my + 66, 320, 34, p.ink, op(0.4)),
    turned(
      mx,
      my,
      g.L * R(10, 18),
      [
        path('M-400-5L-250-18V18L-400 5Z', metal),
        rect(
          -260,
          -32,
          170,
          64,
          g.lin('v', mix(p.rose, p.cream, 0.3), p.rose, mix(p.rose, p.ink, 0.5)),
          'rx="14"',
        ),
        line(range(8, (i) => S`M${-242 + i * 19} -30V30`).join(''), mix(p.rose, p.ink, 0.4), 5),
        rect(-96, -22, 110, 44, metal),
        path('M0-30H40V-130Q60-160 100-150H190V-116H90V40H0Z', brass),
        [96, 156].map((x) => [
          rect(x - 22, -112, 44, 100, g.lin('h', mix(p.ink, p.mid, 0.4), p.ink)),
          line(range(9, (i) => S`M${x - 22} ${-106 + i * 11}h44`).join(''), mix(p.gold, p.rose, 0.4), 4),
          disc(x, -120, 13, brass),
        ]),
        rect(70, -12, 124, 22, brass),
        disc(20, -96, 15, metal),
      ],
      -g.L,
    ),
  );
  const inks = [p.rose, p.gold, mix(p.leaf, p.near, 0.2), ink, mix(p.sky[1], p.near, 0.3)];
  g.add(
    range(5, (i) => {
      const x = sx - g.L * (70 - i * 128) - g.L * 260;
      const y = 960 + (i % 2) * 26;
      const c = cycle(inks, i);
      return [
        oval(x - g.L * 14, y + 14, 56, 26, p.ink, op(0.4)),
        path(
          S`M${x - 48} ${y - 46}L${x - 38} ${y + 8}Q${x} ${y + 28} ${x + 38} ${y + 8}L${x + 48} ${y - 46}Z`,
          g.sheen(mix(p.cream, p.shade, 0.25), 0.5, 0.45),
        ),
        oval(x, y - 46, 48, 19, mix(p.cream, '#ffffff', 0.4)),
        oval(x, y - 45, 39, 14, c),
        oval(x + g.L * 12, y - 48, 14, 4, mix(c, '#ffffff', 0.6), op(0.7)),
      ];
    }),
  );
  g.add(
    flowers(g, R, scatter(R, 12, g.L < 0 ? W - 90 : 90, 90, 110, 80), 34),
    g.glow(third(g.L), 80, 520, p.sun, 0.3),
  );
});
