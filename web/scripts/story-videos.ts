/**
 * Makes the videos of the About page from our own pictures: `npm run story-videos -w web`. Needs ffmpeg, which Debian has
 * as a package. The videos are part of the repository, so that nobody else needs it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stories, type Story } from '../src/about/storyLines';
import { melody } from './melody';

const root = path.join(import.meta.dirname, '../..');
const PICTURES = path.join(root, 'api/db/pictures');
const TARGET = path.join(root, 'web/src/about/videos');

const LINE_SECONDS = 5;
const FADE_SECONDS = 0.8;
const RATE = 25;
const SIZE = { width: 960, height: 640 };

const masters = JSON.parse(readFileSync(path.join(PICTURES, 'pictures.json'), 'utf8')) as {
  file: string;
  family: string;
}[];

const fileOf = (family: string): string => {
  const master = masters.find((one) => one.family === family);
  if (!master) throw new Error(`there is no picture ${family}`);
  return path.join(PICTURES, master.file);
};

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });

/** Captions as WebVTT, one line per picture. */
const captionsOf = ({ lines }: Story): string =>
  [
    'WEBVTT',
    ...lines.map(
      ({ text }, index) => `${clock(index * LINE_SECONDS)} --> ${clock((index + 1) * LINE_SECONDS)}\n${text}`,
    ),
  ].join('\n\n') + '\n';

const clock = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`;

/** Slow zoom into each picture, and a fade to the next. */
function filterOf(count: number): string {
  const frames = Math.round((LINE_SECONDS + FADE_SECONDS) * RATE);
  const { width, height } = SIZE;
  const moves = Array.from({ length: count }, (_, index) => {
    const zoom = index % 2 ? `1.1-0.1*on/${frames}` : `1+0.1*on/${frames}`;
    // Enlarged first, because zoompan moves by whole pixels, which is visible on small pictures.
    return `[${index}:v]scale=2880:-2,zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=${width}x${height}:fps=${RATE},format=yuv420p[p${index}]`;
  });
  const fades = Array.from({ length: count - 1 }, (_, index) => {
    const from = index === 0 ? '[p0]' : `[f${index}]`;
    const to = index === count - 2 ? '[video]' : `[f${index + 1}]`;
    return `${from}[p${index + 1}]xfade=duration=${FADE_SECONDS}:offset=${(index + 1) * LINE_SECONDS}${to}`;
  });
  return [...moves, ...fades].join(';');
}

function makeVideo(story: Story, seed: number, folder: string): void {
  const { key, lines } = story;
  const seconds = lines.length * LINE_SECONDS + FADE_SECONDS;
  const music = path.join(folder, `${key}.wav`);
  writeFileSync(music, melody(seconds, seed));
  const lossless = path.join(folder, `${key}.mkv`);
  ffmpeg(
    ...lines.flatMap(({ picture }) => ['-i', fileOf(picture)]),
    ...['-filter_complex', filterOf(lines.length), '-map', '[video]', '-c:v', 'ffv1', lossless],
  );
  const inputs = [
    '-i',
    lossless,
    '-i',
    music,
    '-map',
    '0:v',
    '-map',
    '1:a',
    '-shortest',
    '-pix_fmt',
    'yuv420p',
  ];
  const target = (ending: string) => path.join(TARGET, `${key}.${ending}`);
  ffmpeg(
    ...inputs,
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-c:a', 'aac', '-b:a', '64k'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', target('mp4')],
  );
  ffmpeg(
    ...inputs,
    ...['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4'],
    ...['-c:a', 'libopus', '-b:a', '48k', '-map_metadata', '-1', target('webm')],
  );
  writeFileSync(target('vtt'), captionsOf(story));
}

mkdirSync(TARGET, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'story-videos-'));
try {
  stories().forEach((story, index) => makeVideo(story, index + 1, folder));
} finally {
  rmSync(folder, { recursive: true });
}
