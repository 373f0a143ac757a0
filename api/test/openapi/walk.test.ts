import { spendReadsTo } from '../read-limits.js';
import { describe, expect, test } from '@jest/globals';
import { newId } from '../../src/core/ids.js';
import { useApp } from '../app.js';
import { client, type Client } from '../client.js';
import { prepare, restCells, restRequest } from '../permissions/cells.js';
import { makePicture } from '../security/pictures.js';
import {
  documented,
  expectDocumented,
  fieldsIn,
  fieldsOf,
  leavesIn,
  requiredIn,
  type Documented,
} from './documented.js';
import { SCENES } from './scenes.js';

useApp();

/** Fields seen in responses of a call so far. */
const seen = new Map<string, Set<string>>();

function remember({ name }: Documented, body: unknown): void {
  const fields = seen.get(name) ?? new Set();
  fieldsIn(body).forEach((field) => fields.add(field));
  seen.set(name, fields);
}

const cellsOf = ({ name }: Documented) => restCells.filter(({ call }) => call.route === name);

/** A cell in which the call succeeds, preferably of another role than admin, as the base of other requests. */
function allowed(one: Documented) {
  const [found] = cellsOf(one)
    .filter(({ cell, verdict }) => verdict === 'yes' && cell.ownership === 'own')
    .sort((a, b) => Number(a.cell.role === 'admin') - Number(b.cell.role === 'admin'));
  if (!found) throw new Error(`${one.name}: nobody may call it`);
  return found;
}

/** Whether the permission table's input is invalid. */
const isRejectedByOverload = ({ name }: Documented, { cell }: (typeof restCells)[number]) =>
  Boolean(cell.row.outcome && !SCENES[name]?.body);

/** Makes the request of a cell, with its fixtures. */
async function ready({ name }: Documented, { cell, call }: (typeof restCells)[number]) {
  const prepared = await prepare(cell);
  const scene = SCENES[name];
  const request = await restRequest(call, prepared);
  await scene?.before?.(prepared.fixtures, prepared.caller, prepared.input);
  return { ...prepared, request: { ...request, body: scene?.body?.() ?? request.body } };
}

async function send(http: Client, method: string, path: string, init: RequestInit = {}) {
  const response = await http.fetch(`/api/v1${path}`, { method, ...init });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const asJson = (body: object | undefined): RequestInit =>
  body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};

/** Form values: everything a string, lists joined by commas, objects as JSON. */
const asFields = (body: object): [string, string][] =>
  Object.entries(body)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [
      name,
      typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value),
    ]);

/** The body without a field, also within a nested object. */
const without = (body: object, field: string): object =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => name !== field)
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? without(value, field) : value,
      ]),
  );

/** The path with other parameter values. */
function withIds(template: string, path: string, id: string): string {
  const given = path.replace(/\?.*/, '').slice(1).split('/');
  const parts = template.split('/').map((part, i) => (/^:.*id$/i.test(part) ? id : given[i]));
  return `/${parts.join('/')}${/\?.*/.exec(path)?.[0] ?? ''}`;
}

describe.each(documented)('$name', (one) => {
  const { name, call, own } = one;
  const [method = '', template = ''] = name.split(' ');

  test('documents who can call it, as in the permission table', () => {
    expect(cellsOf(one)).not.toEqual([]);
  });

  test.each(
    cellsOf(one).map(
      (each) => [`${each.cell.role}, ${each.cell.ownership} -> ${each.verdict}`, each] as const,
    ),
  )('%s', async (_, square) => {
    const { caller, request } = await ready(one, square);
    const answer = await send(caller.http, method, request.path, asJson(request.body));
    const { verdict } = square;
    expect(answer.status).toBe(verdict === 'yes' ? (isRejectedByOverload(one, square) ? 400 : 200) : verdict);
    expectDocumented(one, answer);
    if (answer.status !== 200) return;
    const fields = seen.get(name) ?? new Set();
    fieldsIn(answer.body).forEach((field) => fields.add(field));
    seen.set(name, fields);
  });

  if (/:\w*id\b/i.test(template))
    test.each([
      ['an unknown id', newId(), SCENES[name]?.unknown ?? (own ? 403 : 404)],
      ['a malformed id', 'nonsense', SCENES[name]?.malformed ?? (own ? 403 : 400)],
    ])('%s', async (_, id, status) => {
      const { caller, request } = await ready(one, allowed(one));
      const path = withIds(template, request.path, id);
      const answer = await send(caller.http, method, path, asJson(request.body));
      expect([answer.status, answer.body]).toEqual([status, answer.body]);
      expectDocumented(one, answer);
    });

  const numbers = (call.parameters ?? []).filter(
    ({ in: place, schema }) => place === 'query' && schema.type === 'integer',
  );
  if (numbers.length)
    test.each(numbers.map((parameter) => parameter.name))('%s that is not a number', async (parameter) => {
      const { caller, request } = await ready(one, allowed(one));
      const sign = request.path.includes('?') ? '&' : '?';
      const answer = await send(caller.http, method, `${request.path}${sign}${parameter}=many`);
      expect(answer.status).toBe(400);
      expectDocumented(one, answer);
    });

  const refused = Object.entries(SCENES[name]?.refused ?? {});
  if (refused.length)
    test.each(refused)('a body that is rejected with %s', async (status, bodyOf) => {
      const { caller, request, input, fixtures } = await ready(one, allowed(one));
      const body = await bodyOf(input, caller, fixtures);
      const answer = await send(caller.http, method, request.path, asJson(body));
      expect(answer.status).toBe(Number(status));
      expectDocumented(one, answer);
    });

  const { content } = call.requestBody ?? {};
  const multipart = content?.['multipart/form-data'];
  if (content && multipart) {
    const [fileField] = Object.keys(multipart.encoding ?? {});
    /** The permission table's body has no picture, and is therefore rejected. */
    const needsFile = Boolean(fileField && isRejectedByOverload(one, allowed(one)));

    test('documents its content types', () => {
      expect('application/json' in content).toBe(!needsFile);
    });

    const asMultipart = async (body: object): Promise<RequestInit> => {
      const form = new FormData();
      for (const [field, value] of asFields(body)) form.set(field, value);
      if (fileField) form.append(fileField, new File([new Uint8Array(await makePicture.jpeg())], 'lake.jpg'));
      return { body: form };
    };

    const required = requiredIn(multipart.schema).filter((field) => field !== fileField);
    if (required.length)
      test.each(required)('a body without %s', async (field) => {
        const { caller, request } = await ready(one, allowed(one));
        const body = without(request.body ?? {}, field);
        expect(body).not.toEqual(request.body);
        const init = needsFile ? await asMultipart(body) : asJson(body);
        const answer = await send(caller.http, method, request.path, init);
        expect([answer.status, answer.body]).toEqual([400, answer.body]);
        expectDocumented(one, answer);
      });

    test('values that are much too long are rejected with their documented names', async () => {
      const { caller, request } = await ready(one, allowed(one));
      const fields = leavesIn(multipart.schema).filter((field) => field !== fileField && !/id$/i.test(field));
      const long = Object.fromEntries(
        fields.map((field) => [field, 'x'.repeat(20_001 / fields.length + 3_000)]),
      );
      const body = { ...request.body, ...long };
      const init = needsFile ? await asMultipart(body) : asJson(body);
      expectDocumented(one, await send(caller.http, method, request.path, init));
    });

    if (fileField)
      test('a file that is no picture', async () => {
        const { caller, request } = await ready(one, allowed(one));
        const { body } = await asMultipart(request.body ?? {});
        (body as FormData).set(fileField, new File(['A lake.'], 'lake.jpg'));
        const answer = await send(caller.http, method, request.path, { body });
        expect([answer.status, answer.body]).toEqual([415, answer.body]);
        expectDocumented(one, answer);
      });

    if (!needsFile)
      test('its body as a form', async () => {
        const { caller, request } = await ready(one, allowed(one));
        const answer = await send(caller.http, method, request.path, {
          body: new URLSearchParams(asFields(request.body ?? {})),
        });
        expect([answer.status, answer.body]).toEqual([200, answer.body]);
        expectDocumented(one, answer);
      });

    test('its body as a multipart form', async () => {
      const { caller, request } = await ready(one, allowed(one));
      const answer = await send(caller.http, method, request.path, await asMultipart(request.body ?? {}));
      expect([answer.status, answer.body]).toEqual([200, answer.body]);
      expectDocumented(one, answer);
      remember(one, answer.body);
    });

    test.each([
      ['an array', { ...asJson([1]) }, 400],
      ['XML', { headers: { 'content-type': 'text/xml' }, body: '<a/>' }, 415],
      ['more than 100 kB', asJson({ name: 'x'.repeat(101 * 1024) }), 413],
    ])('%s as its body', async (_, init, status) => {
      const { caller, request } = await ready(one, allowed(one));
      const answer = await send(caller.http, method, request.path, init);
      expect(answer.status).toBe(status);
      expectDocumented(one, answer);
    });
  }

  if (call.responses[422])
    test('another body with the same Idempotency-Key', async () => {
      const { caller, request } = await ready(one, allowed(one));
      const headers = { 'content-type': 'application/json', 'idempotency-key': newId() };
      const sent = (more: object = {}) =>
        send(caller.http, method, request.path, {
          headers,
          body: JSON.stringify({ ...request.body, ...more }),
        });
      const answers = [await sent(), await sent(), await sent({ remark: 'Once more.' })];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 422]);
      answers.forEach((answer) => expectDocumented(one, answer));
      const [first, repeated] = answers;
      expect(repeated?.body).toEqual(first?.body);
      expect(repeated?.headers.get('idempotency-replayed')).toBe('true');
    });

  test('another site’s page can’t do what a session can', async () => {
    const { caller, request } = await ready(
      one,
      cellsOf(one).find(({ cell }) => cell.role !== 'anonymous') ?? allowed(one),
    );
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    const body = request.body && JSON.stringify(request.body);
    const answer = await send(caller.http, method, request.path, { headers, body });
    expect(answer.status).toBe(403);
    expectDocumented(one, answer);
  });

  test('an invalid API key', async () => {
    const headers = { authorization: 'Bearer mandap_none' };
    const answer = await send(client(), method, `/${template}`, { headers });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
    expectDocumented(one, answer);
  });

  test('too many requests', async () => {
    const address = `203.0.${documented.indexOf(one) >> 8}.${documented.indexOf(one) & 255}`;
    await spendReadsTo(0, 'visitor', address);
    const answer = await send(client(new Map(), address), method, `/${template}`);
    expect(answer.status).toBe(429);
    expectDocumented(one, answer);
  });
});

describe('successful responses', () => {
  test.each(documented)('$name: every documented field occurs in a response', ({ name, call }) => {
    const success = call.responses[200];
    const schema =
      success && 'content' in success ? success.content?.['application/json']?.schema : undefined;
    const missing = fieldsOf(schema ?? {}).filter((field) => !seen.get(name)?.has(field));
    expect(missing).toEqual([]);
  });
});
