import { EventEmitter } from 'node:events';
import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns an emitter of the server's `upgrade` events for this path. Other requests with the header, such as curl's offer
 * of HTTP/2, are answered as if they hadn't asked for an upgrade, which the protocol allows.
 */
export function upgradesTo(path: string, server: Server): Server {
  const upgrades = new EventEmitter();
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (request.url?.split('?')[0] === path && request.headers.upgrade?.toLowerCase() === 'websocket')
      upgrades.emit('upgrade', request, socket, head);
    // Vite listens too, for its hot reload.
    else if (server.listenerCount('upgrade') === 1) answerWithoutUpgrade(server, request, socket);
  });
  // The plugin only listens for `upgrade` on it.
  return upgrades as Server;
}

function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Socket): void {
  socket.on('error', () => socket.destroy());
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.end());
  server.emit('request', request, response);
}
