import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { Services } from '../core/context.js';
import type { Admission } from './admission.js';
import { rejectCrossSiteRequest } from './csrf.js';
import { openStreams } from '../core/metrics.js';
import { formatErrors, makePrepareSubscription } from '../graphql/subscribe.js';
import { makeMeter } from './meter.js';
import { authenticateRequest, contextOf } from './request-context.js';
import { upgradesTo } from './upgrades.js';
import { t } from './messages.generated.js';

export const SUBSCRIPTIONS_PATH = '/subscriptions';

/** A document of a subscription has some hundred characters. */
const MAX_MESSAGE_BYTES = 8 * 1024;
/** Messages of a client per minute, including pings. */
const MAX_MESSAGES = 120;
const MINUTE_MS = 60_000;
/** Connections of an account, and of a process: each takes some ten kilobytes. */
const MAX_OF_ACCOUNT = 20;
const MAX_OF_PROCESS = 5000;
/** Streams of a connection: each costs a query per event and minute. The web app has one. */
const MAX_OF_CONNECTION = 5;
/** A connection that hasn't answered a ping when the next one is due is closed. */
const PING_MS = 20_000;
/** A client that lets more pile up is disconnected. It connects again, and fetches everything. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** How long clients may take to answer the closing handshake when the server stops. */
const CLOSING_MS = 1000;

/** Close codes of WebSockets, besides those of the GraphQL protocol. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

interface Connection {
  socket: WebSocket;
  request: FastifyRequest;
}

/** Serves GraphQL subscriptions over WebSockets to logged-in accounts and API keys. */
export async function serveSubscriptions(
  http: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  admission: Admission,
): Promise<void> {
  const open = new Map<WebSocket, string>();
  const prepare = makePrepareSubscription(schema);
  const graphql = makeServer<Record<string, unknown>, Connection>({
    onSubscribe: ({ extra, subscriptions }, _id, payload) =>
      // Includes the new one.
      Object.keys(subscriptions).length > MAX_OF_CONNECTION
        ? [tooManyStreams()]
        : prepare(payload, extra.request.context),
    onError: (_connection, _id, _payload, errors) => formatErrors(errors).map((error) => error.toJSON()),
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors && { ...result, errors: formatErrors(result.errors) },
    onComplete({ subscriptions, extra }, id) {
      // A stream that ends on its own has lost its session.
      if (subscriptions[id]) extra.socket.close(CloseCode.Forbidden);
    },
  });

  const isFull = (accountId: string) =>
    open.size >= MAX_OF_PROCESS ||
    [...open.values()].filter((each) => each === accountId).length >= MAX_OF_ACCOUNT;

  await http.register(async (streams) => {
    await streams.register(websocket, {
      options: {
        maxPayload: MAX_MESSAGE_BYTES,
        server: upgradesTo(SUBSCRIPTIONS_PATH, http.server),
        handleProtocols: (protocols) => handleProtocols(protocols),
      },
      errorHandler: (_error, socket) => socket.terminate(),
      preClose(done) {
        for (const socket of open.keys()) socket.close(GOING_AWAY);
        setTimeout(() => open.forEach((_account, socket) => socket.terminate()), CLOSING_MS).unref();
        done();
      },
    });
    streams.addHook('onRequest', async (request, reply) => {
      if (!request.ws) return;
      const release = admission.admit(request, reply);
      try {
        rejectCrossSiteRequest(request, services.env.publicUrl);
        const identity = await authenticateRequest(services, request, reply, false);
        const meter = makeMeter(services, request, identity);
        request.context = { ...contextOf(services, request, reply, identity), meter };
        await meter.spend(1);
      } finally {
        // An open stream may last for hours.
        release();
      }
    });
    streams.route({
      method: 'GET',
      url: SUBSCRIPTIONS_PATH,
      handler: (_request, reply) =>
        reply
          .code(426)
          .header('upgrade', 'websocket')
          .send({ statusCode: 426, success: false, message: t('upgradeRequired') }),
      wsHandler(socket, request) {
        // Not refused before, because browsers log a refused connection as an error.
        const accountId = request.context.viewer?.id;
        if (!accountId) return socket.close(CloseCode.Forbidden);
        if (isFull(accountId)) return socket.close(TRY_AGAIN_LATER);
        open.set(socket, accountId);
        openStreams.inc();
        const closed = graphql.opened(transportOf(socket), { socket, request });
        socket.once('close', (code, reason) => {
          open.delete(socket);
          openStreams.dec();
          void closed(code, String(reason));
        });
      },
    });
  });
}

const tooManyStreams = () =>
  new GraphQLError(t('tooManyStreams', { max: MAX_OF_CONNECTION }), { extensions: { code: 'BAD_REQUEST' } });

/** Connects a socket to the GraphQL protocol, and limits what its client may send. */
function transportOf(socket: WebSocket): Parameters<ReturnType<typeof makeServer>['opened']>[0] {
  let answered = true;
  const ping = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_MS).unref();
  socket.on('pong', () => (answered = true));
  let messages = 0;
  const counting = setInterval(() => (messages = 0), MINUTE_MS).unref();
  socket.once('close', () => {
    clearInterval(ping);
    clearInterval(counting);
  });
  return {
    protocol: socket.protocol,
    async send(message) {
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      else socket.send(message);
    },
    close: (code, reason) => socket.close(code, reason),
    onMessage(handle) {
      socket.on('message', (data) => {
        if (++messages > MAX_MESSAGES) return socket.close(POLICY_VIOLATION);
        // Messages that only servers send are an error.
        handle((data as Buffer).toString()).catch(() => socket.close(CloseCode.BadRequest));
      });
    },
  };
}
