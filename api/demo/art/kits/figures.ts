// People without faces, in plain cloth with one light; 200 units tall, with the feet at 0,0.
import type { Board } from '../board.js';
import { at, disc, line, ROUND } from '../shapes.js';
import { type Kids, mix, S } from '../svg.js';
import { dress, headOf, type Look, SKIN, WOMEN } from './dress.js';
import { type Arm, POSES, type Pose } from './poses.js';

/** A person with the feet at 0,0, facing right. */
export function figure(g: Board, look: Look): Kids {
  const { p } = g;
  const tint = (c: string) => mix(c, p.ink, look.dim ?? 0.12);
  const pose: Pose = POSES[look.pose ?? 'rest'];
  const woman = WOMEN.includes(look.outfit);
  const sleeve = tint(
    woman && look.outfit !== 'anarkali'
      ? (look.accent ?? p.gold)
      : look.outfit === 'waistcoat'
        ? p.cream
        : look.main,
  );
  const skin = tint(SKIN);
  const arm = (x: number, [[ex, ey], [hx, hy]]: Arm, shade: number): Kids => {
    const w = woman ? 7 : 9;
    const cuff = woman ? 0.15 : 0.88;
    const [cx, cy] = [ex + (hx - ex) * cuff, ey + (hy - ey) * cuff];
    const [bx, by] = [ex + (hx - ex) * 0.74, ey + (hy - ey) * 0.74];
    return [
      line(S`M${ex} ${ey}L${hx} ${hy}`, mix(skin, p.ink, shade), w * 0.78, ROUND),
      line(S`M${x} -154L${ex} ${ey}L${cx} ${cy}`, mix(sleeve, p.ink, shade), w, ROUND),
      woman &&
        line(S`M${bx} ${by}L${ex + (hx - ex) * 0.88} ${ey + (hy - ey) * 0.88}`, tint(p.gold), w * 0.95),
      disc(hx, hy, w * 0.48, mix(skin, p.ink, shade)),
    ].filter((k) => k !== false);
  };
  return [arm(-13, pose.back, 0.22), dress(g, look, tint), headOf(g, look, tint), arm(13, pose.front, 0.04)];
}

/** A figure that is drawn once and reused wherever the same look is needed. */
export const someone = (g: Board, x: number, y: number, s: number, look: Look) =>
  g.use(
    g.symbol('fig' + JSON.stringify(look), () => figure(g, look)),
    x,
    y,
    s,
  );

export type Stance = 'man' | 'woman' | 'dancer';
/** A distant guest, 104 units tall, in one colour. */
export const person = (g: Board, kind: Stance, c: string) =>
  g.symbol('p' + kind + c, () => {
    const look: Look =
      kind === 'man'
        ? { outfit: 'sherwani', main: c, accent: c, head: 'turban', dim: 0 }
        : {
            outfit: 'lehenga',
            main: c,
            accent: mix(c, g.p.cream, 0.12),
            head: kind === 'woman' ? 'veil' : 'bun',
            pose: kind === 'woman' ? 'hold' : 'dance',
            dim: 0,
          };
    return at(0, 0, 0.52, figure(g, look));
  });
