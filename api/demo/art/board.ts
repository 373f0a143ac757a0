// The board a scene is drawn on: collects definitions (without duplicates) and markup, then adds light and shadow, and crops.
import { type Palette, type PaletteName, PALETTES } from './palettes.js';
import { H, W } from './paths.js';
import { hash, prng, type Rand, type Side } from './random.js';
import { disc, line, op, rect } from './shapes.js';
import { flat, type Kids, mix, num, type Point, S } from './svg.js';

/** A gradient stop: a colour (stops are spaced evenly), or [offset, colour, opacity]. */
export type Stop = string | readonly [number, string, number?];
type Direction = 'v' | 'h' | 'd';

const VECTOR: Record<Direction, string> = { v: 'x2="0" y2="1"', h: 'x2="1" y2="0"', d: 'x2="1" y2="1"' };

export class Board {
  /** Point of interest, as shares of the board. Crops contain it. */
  focus: Point = [0.5, 0.55];
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private readonly made = new Map<string, string>();
  private readonly prefix: string;
  private serial = 0;

  constructor(
    readonly R: Rand,
    public p: Palette,
    /** The side that the light comes from. */
    public L: Side,
    key: string,
  ) {
    this.prefix = 'm' + hash(key).toString(36).slice(0, 4) + '_';
  }

  add(...kids: Kids[]): void {
    this.body.push(flat(kids));
  }

  private def(key: string, make: (id: string) => string): string {
    const known = this.made.get(key);
    if (known) return known;
    const id = this.prefix + this.made.size.toString(36);
    this.made.set(key, id);
    this.defs.push(make(id));
    return id;
  }

  /** Returns an ID for a group that is drawn once and repeated by <use>. */
  freshId(): string {
    return `${this.prefix}q${++this.serial}`;
  }

  private stops(list: readonly Stop[]): string {
    return list
      .map((stop, i) => {
        const [o, c, a] = typeof stop === 'string' ? [i / (list.length - 1), stop] : stop;
        return S`<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : S` stop-opacity="${a}"`}/>`;
      })
      .join('');
  }

  /** Linear gradient: 'v' down, 'h' across, 'd' diagonal. */
  lin(dir: Direction, ...stops: readonly Stop[]): string {
    const make = (id: string) =>
      `<linearGradient id="${id}" ${VECTOR[dir]}>${this.stops(stops)}</linearGradient>`;
    return `url(#${this.def(dir + JSON.stringify(stops), make)})`;
  }
  rad(...stops: readonly Stop[]): string {
    const make = (id: string) => `<radialGradient id="${id}">${this.stops(stops)}</radialGradient>`;
    return `url(#${this.def('r' + JSON.stringify(stops), make)})`;
  }
  /** Horizontal gradient from the lit side to the shaded side. */
  side(lit: string, ...rest: readonly string[]): string {
    return this.lin('h', ...(this.L < 0 ? [lit, ...rest] : [lit, ...rest].reverse()));
  }
  /** Gradient for metal or cloth, lit from above on the lit side. */
  sheen(c: string, bright = 0.6, deep = 0.5): string {
    return this.side(mix(c, this.p.cream, bright), c, mix(c, this.p.ink, deep));
  }
  stone(c = this.p.stone, s = this.p.shade): string {
    return this.side(c, s);
  }

  tile(key: string, w: number, h: number, kids: Kids): string {
    const make = (id: string) =>
      S`<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${kids}</pattern>`;
    return `url(#${this.def('t' + key, make)})`;
  }
  symbol(key: string, make: () => Kids): string {
    return this.def('s' + key, (id) => `<g id="${id}">${flat(make())}</g>`);
  }
  /** Places a symbol; a negative scale mirrors it. */
  use(id: string, x = 0, y = 0, s = 1, extra = ''): string {
    const scale = s === 1 ? '' : s > 0 ? `scale(${num(s)})` : `scale(${num(s)} ${num(-s)})`;
    return S`<use href="#${id}" transform="translate(${x} ${y})${scale}"${extra && ' ' + extra}/>`;
  }
  clip(d: string, kids: Kids): string {
    const id = this.def('c' + d, (i) => `<clipPath id="${i}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${flat(kids)}</g>`;
  }

  glow(x: number, y: number, r: number, color = this.p.gold, a = 0.6): string {
    return disc(
      x,
      y,
      r,
      this.rad([0, color, 1], [0.18, color, 0.6], [0.5, color, 0.18], [1, color, 0]),
      op(a),
    );
  }
  /** Pattern of stars and hexagons, as carved in stone screens. */
  jali(color: string, s = 16): string {
    const k = s * 0.577;
    const bars = S`M0 0L${s / 2} ${k / 2}L${s} 0M${s / 2} ${k / 2}V${k * 1.5}M0 ${k * 2}L${s / 2} ${k * 1.5}L${s} ${k * 2}M0 ${k * 2}V${k * 3}M${s} ${k * 2}V${k * 3}`;
    const knots = [
      disc(s / 2, k, s * 0.1, color),
      disc(0, k * 2.5, s * 0.1, color),
      disc(s, k * 2.5, s * 0.1, color),
    ];
    return this.tile('jali' + color + num(s), s, k * 3, [line(bars, color, s * 0.16), knots]);
  }
  /**
   * Shading and cast shadows, at half strength. They are smooth: film grain triples the
   * size of the WebP masters, and turns into blotches at the quality that their maximum size allows.
   */
  veil(kids: Kids): string {
    return `<g opacity=".5">${flat(kids)}</g>`;
  }

  /** Adds the vignette, the ground shadow and the low light, then crops to w × h. */
  svg(w: number, h: number): string {
    const { p } = this;
    const rake: readonly Stop[] =
      this.L < 0
        ? [
            [0, p.sun, 0.26],
            [0.5, p.sun, 0],
          ]
        : [
            [0.5, p.ink, 0],
            [1, p.ink, 0.22],
          ];
    this.add(
      this.veil([
        rect(0, 0, W, H, this.rad([0.55, p.ink, 0], [1, p.ink, 0.36])),
        rect(0, H * 0.72, W, H * 0.28, this.lin('v', [0, p.ink, 0], [1, p.ink, 0.28])),
        rect(0, 0, W, H, this.lin('d', ...rake)),
      ]),
    );
    const wide = w / h > W / H;
    const vw = wide ? W : (H * w) / h;
    const vh = wide ? (W * h) / w : H;
    const vx = Math.max(0, Math.min(W - vw, this.focus[0] * W - vw / 2));
    const vy = Math.max(0, Math.min(H - vh, this.focus[1] * H - vh / 2));
    return S`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${vx} ${vy} ${vw} ${vh}" role="img"><defs>${this.defs}</defs>${this.body}</svg>`;
  }
}

export type Scene = (seed: string | number, palette: PaletteName, width?: number, height?: number) => string;
/** Draws on a board `g` with seeded random numbers, `R(low, high)`, and the colours of a palette `p`. */
export type Draw = (g: Board, R: Rand, p: Palette) => void;

/** Makes a scene from a drawing. The seed determines the random numbers and the side of the light. */
export const scene =
  (name: string, draw: Draw): Scene =>
  (seed, palette, width = W, height = H) => {
    const R = prng(`${name}/${seed}`);
    const g = new Board(R, PALETTES[palette], R.side(), `${name}/${seed}/${palette}`);
    draw(g, R, g.p);
    return g.svg(width, height);
  };

/** Returns the x of the line that separates the outer third of the board on the given side. */
export const third = (side: number) => (side < 0 ? W / 3 : (W * 2) / 3);
