import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestKey } from '../src/features/api-key/api-key.factory.js';
import { projectRoot } from '../src/core/env.js';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVendor } from '../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { makeBooking } from './permissions/scene.js';

useApp();

const FOLDER = path.join(projectRoot, 'web/src/developers/examples');
const run = promisify(execFile);

let folder: string;
let user: { id: string; email: string };
let secret: string;

beforeAll(async () => {
  // Inside the project, so that the program can import modules.
  folder = await mkdtemp(path.join(import.meta.dirname, 'examples-'));
  for (const name of ['Jheel Mahal', 'Kesar Kothi', 'Neem Bagh']) await makeVenue({ name, city: 'Udaipur' });
  await makeVendor();
  user = await makeUser();
  const venue = await makeVenue({ name: 'Lotus Haveli', city: 'Jaipur' });
  await makeBooking(user.id, venue.id);
  ({ secret } = await createTestKey(user.id, 'write:own'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs an example exactly as on the page, except for the URL and the key. Returns its output. */
async function runExample(name: string): Promise<string> {
  const shown = await readFile(path.join(FOLDER, name), 'utf8');
  const file = path.join(folder, name);
  await writeFile(file, shown.replaceAll('https://mandap.example', app().url).replaceAll('YOUR_KEY', secret));
  const [program, ...flags] = name.endsWith('.sh')
    ? ['bash', '-euo', 'pipefail']
    : [process.execPath, '--import', '@swc-node/register/esm-register'];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout, stderr } = await run(program ?? '', [...flags, file], {
    cwd: projectRoot,
    env,
    timeout: 15_000,
  });
  expect(stderr).toBe('');
  return stdout;
}

/** Expected output of each example. */
const EXAMPLES: Record<string, (printed: string) => void> = {
  'changes.ts': (printed) => expect(printed).toMatch(/accountChanged: \{ bookingId: null \}/),
  'conversation.ts': (printed) => expect(printed).toBe('Ananya Sharma: Is the verandah covered?\n'),
  'first-query.sh': (printed) => {
    const { data } = JSON.parse(printed) as { data: { venues: { nodes: { name: string }[] } } };
    expect(data.venues.nodes.map(({ name }) => name).sort()).toEqual([
      'Jheel Mahal',
      'Kesar Kothi',
      'Neem Bagh',
    ]);
  },
  'first-call.sh': (printed) => {
    const [headers = '', body = ''] = printed.split('\r\n\r\n');
    expect(headers).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(headers).toMatch(/x-total-count: 3/i);
    expect((JSON.parse(body) as { data: object[] }).data).toHaveLength(3);
  },
  'with-key.sh': (printed) =>
    expect(JSON.parse(printed)).toMatchObject({ data: { me: { role: 'USER', email: user.email } } }),
  'every-page.ts': (printed) =>
    expect(printed.trim().split('\n').sort()).toEqual(['Jheel Mahal', 'Kesar Kothi', 'Neem Bagh']),
  'patient.ts': (printed) => {
    expect(printed).toContain('Udaipur');
    expect(printed).toMatch(/Error: 400: /);
  },
  'send-once.ts': (printed) => expect(printed).toBe('True true\n'),
  'persisted.sh': (printed) => {
    const [first, second] = printed.trim().split('\n');
    expect(first).toContain('"vendorCategories":[{');
    expect(second).toBe(first);
  },
};

test('every example of the documentation page is tested', async () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual((await readdir(FOLDER)).sort());
});

test.each(Object.entries(EXAMPLES))('%s', async (name, check) => check(await runExample(name)));
