import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import {
  claimingPng,
  makePicture,
  upload,
  uploadForm,
  type Gallery,
} from '../../../test/security/pictures.js';
import { read } from '../../../test/security/send.js';

useApp();

/** Counts everything that uploads could leave behind: rows, jobs and files. */
async function traces() {
  const [rows] = await app().sql<object>(
    `SELECT (SELECT count(*) FROM media) AS media, (SELECT count(*) FROM listing_picture) AS pictures,
            (SELECT count(*) FROM graphile_worker._private_jobs) AS jobs`,
  );
  const files = await readdir(path.join(app().dataDir, 'media'), { recursive: true }).catch(() => []);
  return { ...rows, files };
}

/** Runs `work` and checks that it has left nothing behind. */
async function withoutTraces<T>(work: () => Promise<T>): Promise<T> {
  const before = await traces();
  const result = await work();
  expect(await traces()).toEqual(before);
  return result;
}

const owner = async () => loggedIn((await makeVenue()).id);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const raw = sharp({ create: { width: 9, height: 9, channels: 3, background: '#701627' } });

describe('files of other types', () => {
  const FILES: Record<string, () => Promise<Buffer> | Buffer> = {
    'an SVG': () => Buffer.from(svg),
    'an SVG with an XML head': () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    'HTML that is called .jpg': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'an empty file': () => Buffer.alloc(0),
    'a JPEG cut off in the middle': async () => (await makePicture.jpeg(400, 400)).subarray(0, 900),
    'a JPEG head and nothing else': () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    'a PNG whose content is missing': () => claimingPng(100, 100),
    'a GIF': () => raw.clone().gif().toBuffer(),
    'a GIF that is a script as well': () => Buffer.from('GIF89a/*aaaa*/=1;alert(1)//', 'latin1'),
    'a TIFF': () => raw.clone().tiff().toBuffer(),
    'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n'),
    'random bytes': () => Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7919) % 256)),
  };

  test.each(Object.keys(FILES))('%s', async (name) => {
    const file = (await FILES[name]?.()) ?? Buffer.alloc(0);
    const caller = await owner();
    const { status, errors, gallery } = await withoutTraces(() => upload(caller, [file]));
    expect(status).toBeLessThan(500);
    expect(gallery).toBeUndefined();
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
        extensions: expect.objectContaining({ code: 'UNSUPPORTED_MEDIA' }),
      }),
    ]);
  });
});

describe('files that are too large', () => {
  test('more than 10 MB', async () => {
    const file = Buffer.concat([await makePicture.jpeg(), Buffer.alloc(10 * 1024 * 1024)]);
    const caller = await owner();
    const { status, errors } = await withoutTraces(() => upload(caller, [file]));
    expect(status).toBeLessThan(500);
    expect(errors).toMatchObject([
      { message: 'A picture may have at most 10 MB.', extensions: { code: 'PAYLOAD_TOO_LARGE' } },
    ]);
  });

  test.each([
    [8000, 5001],
    [60_000, 60_000],
    [41, 1_000_000],
  ])('more than 40 megapixels: %i × %i, rejected by the header alone', async (width, height) => {
    const caller = await owner();
    const { errors } = await withoutTraces(() => upload(caller, [claimingPng(width, height)]));
    expect(errors).toMatchObject([
      { message: 'This picture has more than 40 megapixels.', extensions: { code: 'PAYLOAD_TOO_LARGE' } },
    ]);
  });

  // Accepted pictures are tested in serve.test.ts.
  test.each([
    [1, 7_000_000, 'PAYLOAD_TOO_LARGE', 'This picture has a side of more than 16,383 pixels.'],
    [16_384, 2000, 'PAYLOAD_TOO_LARGE', 'This picture has a side of more than 16,383 pixels.'],
    [2000, 16_384, 'PAYLOAD_TOO_LARGE', 'This picture has a side of more than 16,383 pixels.'],
    [16_383, 819, 'UNSUPPORTED_MEDIA', 'This picture is more than 20 times as long as it is wide.'],
    [40, 801, 'UNSUPPORTED_MEDIA', 'This picture is more than 20 times as long as it is wide.'],
    [1, 21, 'UNSUPPORTED_MEDIA', 'This picture is more than 20 times as long as it is wide.'],
  ])('an aspect ratio without variants: %i × %i', async (width, height, code, message) => {
    const caller = await owner();
    const { errors } = await withoutTraces(() => upload(caller, [claimingPng(width, height)]));
    expect(errors).toMatchObject([{ message, extensions: { code, fields: [{ field: 'file', message }] } }]);
  });

  test('more than twenty', async () => {
    const files = await Promise.all(Array.from({ length: 21 }, () => makePicture.png(8, 8)));
    const caller = await owner();
    const { status, errors } = await withoutTraces(() => upload(caller, files));
    expect([status, errors[0]?.extensions.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('none at all', async () => {
    const { gallery } = await upload(await owner(), []);
    expect(gallery?.userErrors).toEqual([
      { code: 'INVALID', field: 'files', message: 'Please choose at least one photo' },
    ]);
  });
});

test('one invalid file among valid ones: none is added', async () => {
  const venue = await makeVenue();
  const { errors } = await upload(await loggedIn(venue.id), [await makePicture.png(), Buffer.from(svg)]);
  expect(errors[0]?.extensions.code).toBe('UNSUPPORTED_MEDIA');
  expect(await app().sql(`SELECT gallery FROM listing WHERE id = $1`, [venue.id])).toEqual([{ gallery: [] }]);
});

const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};

describe('invalid upload bodies', () => {
  const operations = JSON.stringify({ query: '{ me { id } }', variables: { files: [null] } });

  test.each<[string, () => Promise<FormData> | FormData]>([
    ['fewer files than announced', async () => uploadForm([await makePicture.png()], 2)],
    ['no operations', () => form({ map: '{}' })],
    ['no map', () => form({ operations })],
    ['operations that are no JSON', () => form({ operations: '{', map: '{}' })],
    ['a map that is no JSON', () => form({ operations, map: '{' })],
    ['a map into nothing', () => form({ operations, map: '{"0":["variables.other.files.0"]}', 0: 'x' })],
    ['a map into a prototype', () => form({ operations, map: '{"0":["__proto__.polluted"]}', 0: 'x' })],
    ['a batch', () => form({ operations: `[${operations},${operations}]`, map: '{}' })],
    ['operations of 200 kB', () => form({ operations: ' '.repeat(200 * 1024) + operations, map: '{}' })],
  ])('%s', async (_, body) => {
    const caller = await owner();
    const request = { method: 'POST', body: await body() };
    const answer = await withoutTraces(async () => read(await caller.fetch('/graphql', request)));
    expect(answer.status).toBeLessThan(500);
    expect(answer.errors[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    const { userErrors = [] } = (answer.data as { addPictures?: Gallery } | undefined)?.addPictures ?? {};
    expect([...answer.errors, ...userErrors]).not.toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('rejected before a byte is received', () => {
  /** Sends only the headers of an upload and returns the response. */
  async function onlyHead(caller: Client, headers: http.OutgoingHttpHeaders = {}) {
    const request = http.request(`${app().url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 50_000,
        cookie: [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': '203.0.113.50',
        ...headers,
      },
    });
    request.flushHeaders();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    request.destroy();
    return response.statusCode;
  }

  test('visitors', async () => {
    expect(await withoutTraces(() => onlyHead(client()))).toBe(401);
    const whole = await withoutTraces(async () => upload(client(), [await makePicture.png()]));
    expect([whole.status, whole.errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('an account at its upload limit', async () => {
    const caller = await owner();
    await upload(caller, [await makePicture.png()]);
    await app().sql(`UPDATE rate_limit SET points = 200 WHERE key LIKE 'upload:%'`);
    expect(await onlyHead(caller)).toBe(429);
  });

  test('more than twenty pictures of ten megabytes', async () => {
    expect(await onlyHead(await owner(), { 'content-length': 300 * 1024 * 1024 })).toBe(413);
  });
});

test('an upload counts once, whether it succeeds or fails', async () => {
  const venue = await makeVenue();
  const caller = await loggedIn(venue.id);
  const counted = async () => {
    const [row] = await app().sql<{ uploads: number }>(
      `SELECT sum(points)::int AS uploads FROM rate_limit WHERE key LIKE 'upload:%'`,
    );
    return row?.uploads ?? 0;
  };
  const before = await counted();
  await upload(caller, [await makePicture.png(), await makePicture.png()]);
  expect(await counted()).toBe(before + 1);
  await upload(caller, [Buffer.from(svg)]);
  expect(await counted()).toBe(before + 2);
  await caller.fetch(`/api/v1/venue/${venue.id}`, { method: 'PUT', body: form({ summary: 'New' }) });
  expect(await counted()).toBe(before + 3);
});

test('a couple has no gallery', async () => {
  const caller = await loggedIn((await makeUser()).id);
  const { errors } = await withoutTraces(async () => upload(caller, [await makePicture.png()]));
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});
