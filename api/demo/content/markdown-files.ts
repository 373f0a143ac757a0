import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apiRoot } from '../../src/core/env.js';

/** What the picture of a text should show: a family of venues, or one of the other scenes. */
export const PICTURE_KINDS = [
  'banquet',
  'lawn',
  'beach',
  'garden',
  'rooftop',
  'resort',
  'community',
  'conference',
  'hotel',
  'club',
  'haveli',
  'lake',
  'mandap',
  'mehndi',
  'thali',
  'rangoli',
  'baraat',
  'band',
  'sangeet',
  'hills',
] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

export interface MarkdownFile {
  /** The file's name without its extension. */
  slug: string;
  meta: Record<string, string>;
  body: string;
}

/** `title: "A: b"` -> A: b. Quotes are needed only where a value itself holds a colon. */
function parseMeta(head: string): Record<string, string> {
  return Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1).trim();
      return [line.slice(0, colon).trim(), value.replace(/^"(.*)"$/, '$1')];
    }),
  );
}

export function parseMarkdown(name: string, text: string): MarkdownFile {
  const match = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(text.replace(/\r\n/g, '\n'));
  if (!match) throw new Error(`${name} has no front matter`);
  return { slug: basename(name, '.md'), meta: parseMeta(match[1] ?? ''), body: (match[2] ?? '').trim() };
}

/** Reads all .md files of content/{folder}, by name. The compiled code reads them from the sources. */
export function readMarkdownFolder(folder: 'blogs' | 'stories'): MarkdownFile[] {
  const path = join(apiRoot, 'demo/content', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parseMarkdown(name, readFileSync(join(path, name), 'utf8')));
}

export function text(file: MarkdownFile, key: string): string {
  const value = file.meta[key];
  if (!value) throw new Error(`${file.slug}.md lacks ${key}`);
  return value;
}

export function days(file: MarkdownFile, key: string): number {
  const value = Number(text(file, key));
  if (!Number.isInteger(value)) throw new Error(`${file.slug}.md: ${key} is not a whole number`);
  return value;
}

export function pictureKind(file: MarkdownFile): PictureKind {
  const value = text(file, 'pictureKind');
  const kind = PICTURE_KINDS.find((known) => known === value);
  if (!kind) throw new Error(`${file.slug}.md: unknown pictureKind ${value}`);
  return kind;
}
