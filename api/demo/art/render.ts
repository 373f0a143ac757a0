// npm run art                              renders all masters and writes pictures.json
// npm run art -- sheet OUT [FAMILIES] [N]  contact sheet of N seeds of some families (comma-separated)
// npm run art -- masters OUT               contact sheet of the masters on disk
// npm run art -- one FAMILY SEED PALETTE OUT  one picture, full size
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { scenes, type Family, type PaletteName } from './index.js';
import { MASTERS, type Master } from './masters/index.js';
import { PALETTES } from './palettes.js';

const OUT = fileURLToPath(new URL('../../db/pictures/', import.meta.url));
const PALETTE_NAMES = Object.keys(PALETTES).filter(isPalette);
/** Size on disk in pixels, and the maximum in bytes, for which the quality is reduced if necessary. */
const HERO = { width: 1600, height: 1067, weight: 44_000 };
const CARD = { width: 1120, height: 747, weight: 24_000 };
const QUALITIES = [48, 41, 35, 29, 24] as const;

interface Picture {
  file: string;
  family: Family;
  subject: string;
  kinds: readonly string[];
  width: number;
  height: number;
}

function isPalette(name: string): name is PaletteName {
  return name in PALETTES;
}
function isFamily(name: string): name is Family {
  return name in scenes;
}

/** A contact sheet: thumbnails, each with its name below. */
async function contactSheet(cells: readonly { name: string; image: Buffer }[], out: string): Promise<void> {
  const [w, h, gap, label, columns] = [400, 267, 10, 18, 4];
  const rows = Math.ceil(cells.length / columns);
  const placed = await Promise.all(
    cells.map(async ({ name, image }, i) => {
      const left = gap + (i % columns) * (w + gap);
      const top = gap + Math.floor(i / columns) * (h + gap + label);
      const text = `<svg width="${w}" height="${label}"><text x="2" y="13" font-size="12" font-family="sans-serif">${name}</text></svg>`;
      return [
        { input: await sharp(image).resize(w, h).toBuffer(), left, top },
        { input: Buffer.from(text), left, top: top + h },
      ];
    }),
  );
  const size = { width: columns * (w + gap) + gap, height: rows * (h + gap + label) + gap };
  await sharp({ create: { ...size, channels: 3, background: '#f4efe6' } })
    .composite(placed.flat())
    .png()
    .toFile(out);
}

async function sheetOfFamilies(out: string, wanted: string | undefined, seeds: number): Promise<void> {
  const names = wanted && wanted !== 'all' ? wanted.split(',') : Object.keys(scenes);
  const cells = [];
  for (const [k, name] of names.entries()) {
    if (!isFamily(name)) throw new Error(`no family called ${name}`);
    for (let seed = 1; seed <= seeds; seed++) {
      const palette = PALETTE_NAMES[(seed + k * 2) % PALETTE_NAMES.length] ?? 'dawn';
      const image = await sharp(Buffer.from(scenes[name](seed, palette, 800, 533)))
        .png()
        .toBuffer();
      cells.push({ name: `${name} ${seed} ${palette}`, image });
    }
  }
  await contactSheet(cells, out);
}

async function sheetOfMasters(out: string): Promise<void> {
  const files = (await readdir(OUT)).filter((file) => file.endsWith('.webp')).sort();
  await contactSheet(
    await Promise.all(files.map(async (name) => ({ name, image: await readFile(OUT + name) }))),
    out,
  );
}

/** Encodes WebP with the best quality within the maximum size; detailed pictures may exceed it at the lowest quality. */
async function encode(svg: Buffer, weight: number): Promise<Buffer> {
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let image = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    image = await sharp(data, { raw: info }).webp({ quality, effort: 4 }).toBuffer();
    if (image.length <= weight) break;
  }
  return image;
}

async function renderMasters(masters: readonly Master[]): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const counts = new Map<Family, number>();
  const pictures: Picture[] = [];
  let bytes = 0;
  for (const { family, seed, palette, subject, kinds } of masters) {
    const n = (counts.get(family) ?? 0) + 1;
    counts.set(family, n);
    const { width, height, weight } = kinds.includes('hero') ? HERO : CARD;
    const file = `${family}-${n}.webp`;
    const svg = scenes[family](seed, palette, width, height);
    const image = await encode(Buffer.from(svg), weight);
    await writeFile(OUT + file, image);
    bytes += image.length;
    pictures.push({ file, family, subject, kinds, width, height });
  }
  await writeFile(OUT + 'pictures.json', JSON.stringify(pictures, null, 2) + '\n');
  const mean = bytes / pictures.length / 1024;
  // For whoever runs `npm run art`: the pictures are part of the repository, so their size matters.
  console.log(
    `${pictures.length} pictures, ${(bytes / 1048576).toFixed(2)} MB, ${mean.toFixed(1)} KB on average`,
  );
}

const [mode, ...args] = process.argv.slice(2);
if (mode === 'sheet') await sheetOfFamilies(args[0] ?? 'sheet.png', args[1], Number(args[2] ?? 2));
else if (mode === 'masters') await sheetOfMasters(args[0] ?? 'masters.png');
else if (mode === 'one') {
  const [family = '', seed = '1', palette = '', out = 'one.png'] = args;
  if (!isFamily(family) || !isPalette(palette)) throw new Error('usage: one FAMILY SEED PALETTE OUT');
  await sharp(Buffer.from(scenes[family](seed, palette)))
    .png()
    .toFile(out);
} else await renderMasters(MASTERS);
