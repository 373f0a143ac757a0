// Clothes: skirts, saris, coats, veils and turbans, cut for a body 200 units tall.
import type { Board } from '../board.js';
import { ring } from '../paths.js';
import { beads, disc, line, oval, path, ROUND } from '../shapes.js';
import { type Kids, mix, S } from '../svg.js';
import type { PoseName } from './poses.js';

export type Outfit = 'lehenga' | 'sari' | 'anarkali' | 'sherwani' | 'kurta' | 'suit' | 'waistcoat';
export type Head = 'bun' | 'veil' | 'plait' | 'turban' | 'hair' | 'cap';

export interface Look {
  outfit: Outfit;
  main: string;
  accent?: string;
  pose?: PoseName;
  head?: Head;
  /** How much the colours are mixed with ink: 0 is lit, 1 a silhouette. */
  dim?: number;
}

export const SKIN = '#b97a52';
const HAIR = '#2a1a1c';
export const WOMEN: readonly Outfit[] = ['lehenga', 'sari', 'anarkali'];

const HEM: Record<'lehenga' | 'sari' | 'anarkali', string> = {
  lehenga: 'M-11-119Q0-122 11-119C21-92 46-44 54-3Q28 7 0 6Q-28 7-54-3C-46-44-21-92-11-119Z',
  sari: 'M-12-119Q0-122 12-119C22-96 25-50 30-2Q14 6-2 5Q-20 6-28-1C-24-50-22-96-12-119Z',
  anarkali: 'M-12-122Q0-124 12-122C18-96 36-52 42-22Q20-14 0-15Q-20-14-42-22C-36-52-18-96-12-122Z',
};

/** The clothes without a person, as on a hanger. */
export const figureDress = (g: Board, look: Look): Kids =>
  dress(g, look, (c) => mix(c, g.p.ink, look.dim ?? 0.12));

export function dress(g: Board, look: Look, tint: (c: string) => string): Kids {
  const { p } = g;
  const gold = tint(p.gold);
  const main = tint(look.main);
  const accent = tint(look.accent ?? p.gold);
  const cloth = g.side(mix(main, p.cream, 0.22), main, mix(main, p.ink, 0.32));
  const outfit = look.outfit;
  if (outfit === 'lehenga' || outfit === 'sari' || outfit === 'anarkali') {
    const flare = outfit === 'lehenga' ? 1 : outfit === 'sari' ? 0.5 : 0.76;
    const base = outfit === 'anarkali' ? -22 : -3;
    return [
      outfit === 'anarkali' && path('M-12-30L-9-2H-2L-1-30ZM12-30L9-2H2L1-30Z', accent),
      path(HEM[outfit], cloth),
      line(
        [-0.7, -0.35, 0.02, 0.4, 0.75]
          .map((k) => S`M${k * 8} -116Q${k * 26 * flare} -60 ${k * 46 * flare} ${base - 1}`)
          .join(''),
        mix(main, p.ink, 0.4),
        1.4,
        'opacity=".55"',
      ),
      outfit !== 'sari' &&
        beads(S`M${-50 * flare} ${base - 8}Q0 ${base + 4} ${50 * flare} ${base - 8}`, gold, 3.4, 5),
      outfit !== 'sari' &&
        line(S`M${-53 * flare} ${base - 1}Q0 ${base + 12} ${53 * flare} ${base - 1}`, gold, 2.6),
      path(
        'M-16-159Q0-165 16-159L13-140Q9-126 11-117Q0-120-11-117Q-9-126-13-140Z',
        outfit === 'anarkali' ? cloth : accent,
      ),
      outfit === 'sari'
        ? [
            path('M-17-160Q-8-164-4-162Q6-138 13-117Q2-104-12-102Q-16-120-13-140Z', cloth),
            path(
              'M-17-160C-30-140-34-96-32-44Q-24-40-17-46C-20-90-16-130-8-161Z',
              g.side(mix(main, p.cream, 0.1), mix(main, p.ink, 0.2)),
            ),
            line('M-32-46Q-24-40-17-48M-15-100Q2-100 13-115', gold, 2.6),
          ]
        : [
            path('M15-161Q20-160 17-156Q6-136-12-112L-17-118Q0-136 9-162Z', mix(accent, p.cream, 0.2)),
            path('M16-160C30-136 36-92 33-46L23-42C25-86 20-124 10-158Z', mix(accent, p.cream, 0.08)),
          ],
    ].filter((k) => k !== false);
  }
  const cream = tint(mix(p.cream, p.shade, 0.2));
  const long = outfit === 'sherwani' || outfit === 'kurta';
  const coat = long
    ? 'M-12-163Q0-167 12-163Q20-160 20-148L18-122Q18-90 23-58Q0-51-23-58Q-18-90-18-122L-20-148Q-20-160-12-163Z'
    : 'M-12-163Q0-167 12-163Q20-160 20-148L17-122Q17-108 18-94Q0-90-18-94Q-17-108-17-122L-20-148Q-20-160-12-163Z';
  const legs = long ? cream : outfit === 'suit' ? mix(main, p.ink, 0.25) : tint(p.ink);
  return [
    path('M-16-98L-13-3H-3L-1-80L3-3H13L16-98Z', g.side(legs, mix(legs, p.ink, 0.35))),
    path('M-14-4Q-20 0-18 3H-2L-3-5ZM3-5L2 3H18Q20 0 14-4Z', tint(mix(p.rose, p.ink, 0.6))),
    path(coat, outfit === 'waistcoat' ? tint(p.cream) : cloth),
    outfit === 'waistcoat' &&
      path('M-17-160L-3-140L3-140L17-160L17-122V-100L8-94L0-102L-8-94L-17-100V-122Z', cloth),
    outfit === 'suit' && path('M-6-163L0-130L6-163Z', cream),
    outfit === 'suit' && path('M-1.500-156H1.500L3-138L0-132L-3-138Z', accent),
    long && line('M0-162V-58', mix(main, p.ink, 0.35), 1.4),
    long && beads('M0-158V-104', gold, 2.6, 8),
    outfit === 'sherwani' && line('M-22-62Q0-55 22-62', gold, 3),
    outfit === 'sherwani' && path('M12-163Q19-161 18-156Q24-110 20-66L11-64Q14-112 8-160Z', accent),
  ].filter((k) => k !== false);
}

export function headOf(g: Board, look: Look, tint: (c: string) => string): Kids {
  const { p } = g;
  const skin = tint(SKIN);
  const hair = tint(HAIR);
  const accent = tint(look.accent ?? p.gold);
  const face = [
    path('M-4.500-176H4.500L5.500-161Q0-158-5.500-161Z', mix(skin, p.ink, 0.2)),
    oval(0, -183, 9.4, 12, g.side(mix(skin, p.cream, 0.18), skin, mix(skin, p.ink, 0.22))),
  ];
  const crop = path('M-10-181C-13-202 13-203 10.500-182Q8-192 1-193Q-7-192-10-181Z', hair);
  switch (look.head) {
    case 'turban':
      return [
        face,
        path(
          'M-14-187C-17-206-4-211 2-210C13-209 17-199 14-187Q0-196-14-187Z',
          g.side(mix(accent, p.cream, 0.25), accent, mix(accent, p.ink, 0.3)),
        ),
        line('M-13-190Q0-202 12-206M-11-197Q0-206 8-209', mix(accent, p.ink, 0.3), 1.6),
        path('M-10-190C-22-184-22-164-19-148L-12-150C-15-166-14-180-8-188Z', mix(accent, p.ink, 0.18)),
        path('M4-208Q3-222 10-226Q13-216 8-207Z', tint(p.cream)),
      ];
    case 'veil':
      return [
        path(
          'M13-184C17-206-4-210-12-198C-22-184-24-150-30-112C-33-84-34-56-30-34L-14-44C-12-96-13-140-8-170L10-176Z',
          g.side(mix(accent, p.cream, 0.28), accent),
        ),
        face,
        path('M-9.500-180C-12-198 10-200 9.500-183Q5-192-1-192Q-7-190-9.500-180Z', hair),
        path('M12-178C15-204-3-208-11-198Q-16-190-14-176Q-12-192-1-194Q9-194 12-178Z', accent),
        beads('M-12-180Q-10-196 0-197Q10-197 12-182', tint(p.gold), 2, 3.6),
      ];
    case 'bun':
      return [disc(-9, -190, 7, hair), beads(ring(-9, -190, 6.6), tint(p.cream), 3, 4.4), face, crop];
    case 'plait':
      return [
        line('M-8-188C-20-170-14-140-19-112', hair, 6.4, ROUND),
        beads('M-12-180C-18-160-14-140-18-116', tint(p.cream), 3, 9),
        face,
        crop,
      ];
    case 'cap':
      return [face, crop, path('M-11-188Q-11-203 0-203Q11-203 11-188L17-186H-11Z', accent)];
    default:
      return [face, path('M-10-178C-14-203 14-204 10.500-181Q9-190 3-191Q-6-192-10-178Z', hair)];
  }
}
