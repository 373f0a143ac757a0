import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from './built-server.js';
import { useBuild } from './use-build.js';
import { makeDataDir } from './data-dir.js';
import { makeTestDatabase } from './postgres.js';

useBuild();

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}
interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const received: Received[] = [];
let onReceived = () => {};
const collector = http.createServer(async (request, response) => {
  received.push((await json(request)) as Received);
  onReceived();
  response.setHeader('content-type', 'application/json').end('{}');
});

let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  dataDir = await makeDataDir('traces');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  collector.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings: NodeJS.ProcessEnv) {
  const { port } = collector.address() as AddressInfo;
  const child = spawn('node', [START_SCRIPT], {
    cwd: projectRoot,
    env: serverEnvironment(dataDir, {
      DATABASE_URL: await makeTestDatabase('mandap_traces'),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const { origin, output } = await untilReady(child);
  const stop = async () => {
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    return (await ended)[0];
  };
  return { origin, output, stop };
}

/** Personal data and secrets, of which traces must contain none. */
const PRIVATE = ['canary', '0000011111', 'Shaadi'];
const TRACE = '0af7651916cd43dd8448eb211c80319c';

async function makeRequests(origin: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
        'user-agent': 'canary',
      },
      body: JSON.stringify(body),
    });
  const person = {
    ...{ fullName: 'Canary Rao', email: 'canary@test.example', phone: '0000011111', password: 'Shaadi#2027' },
  };
  expect((await post('/api/v1/user/register', person)).status).toBe(200);
  await post('/graphql', { query: '{ venues(first: 2, filter: { search: "canary" }) { nodes { name } } }' });
  expect((await fetch(`${origin}/venuelist/canary?token=canary`)).status).toBe(404);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
}

const spansOf = (all: readonly Received[]) =>
  all.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

/** Resolves once a span of this name has been sent. */
const untilSent = (name: string) =>
  new Promise<void>((resolve) => {
    onReceived = () => {
      if (spansOf(received).some((span) => span.name === name)) resolve();
    };
    onReceived();
  });

test('requests, operations and statements are sent as one trace, without personal data', async () => {
  const server = await start({
    ...{ TRUSTED_PROXIES: '1', OTEL_SERVICE_NAME: 'mandap-test', OTEL_BSP_SCHEDULE_DELAY: '100' },
  });
  await makeRequests(server.origin);
  await untilSent('job confirmationMail');
  // What is left is sent at the stop.
  expect(await server.stop()).toBe(0);

  const spans = spansOf(received);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named('POST /api/v1/user/register');
  const [operation] = named('user.register');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  expect(operation).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  const statements = spans.filter(
    ({ name, parentSpanId }) => name.startsWith('pg.query') && parentSpanId === operation?.spanId,
  );
  expect(statements.map(({ name }) => name)).toContainEqual(expect.stringContaining('INSERT'));
  expect(named('POST /graphql')).toHaveLength(1);
  expect(named('venue.list')).toMatchObject([{ parentSpanId: named('POST /graphql')[0]?.spanId }]);
  expect(named('GET /*')).toHaveLength(1);
  expect(named('job confirmationMail')).toHaveLength(1);
  expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);

  const text = JSON.stringify(received);
  for (const each of PRIVATE) expect(text.toLowerCase()).not.toContain(each.toLowerCase());
  expect(received[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    ...{ key: 'service.name', value: { stringValue: 'mandap-test' } },
  });
}, 60_000);

test('without a trusted proxy, and with a collector that is gone, requests are answered as ever', async () => {
  received.length = 0;
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', LOG_LEVEL: 'warn' });
  await makeRequests(server.origin);
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('traces could not be sent');
}, 60_000);
