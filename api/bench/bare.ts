// Baseline of responses.bench.ts: plain Node http that sends one recorded response, the upper limit for the app. Answers
// each IPC message with its CPU time in ms.
import http from 'node:http';

const body = Buffer.from(process.env.BENCH_BODY ?? '', 'base64');
const headers = JSON.parse(process.env.BENCH_HEADERS ?? '{}') as Record<string, string>;
const status = Number(process.env.BENCH_STATUS ?? 200);

const server = http.createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit(0));
