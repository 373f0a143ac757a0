// A master is an illustration that is rendered to disk: its scene, seed and palette, and its uses.
import type { Family } from '../index.js';
import type { PaletteName } from '../palettes.js';

export interface Master {
  family: Family;
  seed: number;
  palette: PaletteName;
  /** A short description, used as the alternative text. */
  subject: string;
  /** Its uses, such as "venue:Resorts", "category:DJ", "hero", "photo", "blog", "story", "shot:dining". */
  kinds: readonly string[];
}

export const master = (
  family: Family,
  seed: number,
  palette: PaletteName,
  subject: string,
  ...kinds: string[]
): Master => ({ family, seed, palette, subject, kinds });
