// Markup of basic shapes.
import { flat, type Kids, type Point, S } from './svg.js';

const more = (extra: string) => (extra ? ' ' + extra : '');

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${more(extra)}/>`;
export const line = (d: string, color: string, w: number, extra = '') =>
  S`<path d="${d}" fill="none" stroke="${color}" stroke-width="${w}"${more(extra)}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  S`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more(extra)}/>`;
export const disc = (x: number, y: number, r: number, fill: string, extra = '') =>
  S`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more(extra)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  S`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more(extra)}/>`;

/** A group moved to x, y; a negative scale mirrors it. */
export const at = (x: number, y: number, sx: number, kids: Kids, sy = Math.abs(sx)) =>
  S`<g transform="translate(${x} ${y})scale(${sx.toFixed(3)} ${sy.toFixed(3)})">${kids}</g>`;
export const turned = (x: number, y: number, degrees: number, kids: Kids, s = 1, sy = Math.abs(s)) =>
  S`<g transform="translate(${x} ${y})rotate(${degrees})scale(${s.toFixed(3)} ${sy.toFixed(3)})">${kids}</g>`;
export const group = (extra: string, kids: Kids) => `<g ${extra}>${flat(kids)}</g>`;

export const op = (v: number) => S`opacity="${v}"`;
export const stroke = (color: string, w: number) => S`stroke="${color}" stroke-width="${w}"`;
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
/** Additive blending, for overlapping lights. */
export const SCREEN = 'style="mix-blend-mode:screen"';

/** A string of round beads in a single path: a dashed stroke whose dashes are dots. */
export const beads = (d: string, color: string, size: number, gap: number, extra = '') =>
  line(d, color, size, S`stroke-linecap="round" stroke-dasharray=".1 ${gap}"${more(extra)}`);
/** Equal dots in a single path (zero-length strokes with round caps). */
export const dots = (pts: readonly Point[], color: string, size: number, extra = '') =>
  line(pts.map(([x, y]) => S`M${x} ${y}h.1`).join(''), color, size, 'stroke-linecap="round"' + more(extra));
