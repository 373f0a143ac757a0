import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { refund, timeOutSlowBodies } from './guard.js';

let http: FastifyInstance;
const logged: string[] = [];

/** Starts a server with this time limit for request bodies. */
async function serve(milliseconds: number): Promise<void> {
  http = Fastify({
    bodyLimit: 1000,
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  timeOutSlowBodies(http, milliseconds);
  http.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().on('end', () => done(null, {}));
  });
  http.post('/', async (request) => request.body);
  await http.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(() => http.close());

/** Sends the beginning of a request, and then one byte of its body every 50 ms. Returns the response. */
async function trickle(body: string, type = 'application/json'): Promise<string> {
  const { port } = http.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: mandap\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  let sent = 0;
  const drip = setInterval(() => {
    const byte = body[sent++];
    if (byte && socket.writable) socket.write(byte);
  }, 50);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  clearInterval(drip);
  socket.destroy();
  return answer;
}

test.each(['application/json', 'multipart/form-data; boundary=b'])(
  '%s that arrives byte by byte is aborted',
  async (type) => {
    await serve(200);
    const answer = await trickle(JSON.stringify({ message: 'x'.repeat(100) }), type);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The request took too long to arrive.');
  },
);

test('a body that arrives slowly, but in time, succeeds', async () => {
  await serve(30_000);
  expect(await trickle('[]')).toMatch(/^HTTP\/1\.1 200 /);
});

test('data after a rejection is cut off without a further response', async () => {
  await serve(200);
  const { port } = http.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    'POST / HTTP/1.1\r\nhost: mandap\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
  const drip = setInterval(() => socket.write('x'), 50);
  await once(socket, 'close');
  clearInterval(drip);
  expect(logged).toEqual([]);
});

test('a request is refunded once, however many mutations of its document ask for it', () => {
  const refunded: string[] = [];
  const refunds = ['network', 'account'].map((who) => () => void refunded.push(who));
  const request = { refunds } as unknown as FastifyRequest;
  for (let i = 0; i < 3; i++) refund(request);
  expect(refunded).toEqual(['network', 'account']);
});
