import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server, such as a database, whose connections can be cut. */
export interface TcpProxy {
  /** URL of the server through the proxy. */
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /**
   * The same, as soon as a client has sent something for the given time (0: the first) from now on, and what was sent
   * before has been answered: a commit that is still running would be done, although its client can't know.
   */
  cutAt(request: number): void;
  /** Keeps connections open and accepts new ones, but passes nothing on, as a firewall that has forgotten them. */
  freeze(): void;
  /** Number of connections so far. */
  accepted(): number;
  /** Whether it is cut. */
  isCut(): boolean;
  /** Accepts connections again. Frozen ones have lost data, and can't be used any more. */
  restore(): Promise<void>;
}

export async function makeTcpProxy(serverUrl: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  /** Clients whose last message hasn't been answered. */
  const waiting = new Set<Socket>();
  /** The client whose message leads to the cut. */
  let last: Socket | undefined;
  let requestsLeft = Infinity;
  let open = true;
  let frozen = false;
  let accepted = 0;

  const server = createServer((socket) => {
    accepted++;
    const beyond = connect(Number(port), hostname);
    for (const end of [socket, beyond]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => sockets.delete(end));
    }
    socket.on('data', (data) => {
      if (frozen) return;
      if (requestsLeft-- <= 0) {
        last ??= socket;
        return cutIfAnswered();
      }
      waiting.add(socket);
      beyond.write(data);
    });
    socket.on('close', () => waiting.delete(socket));
    beyond.on('data', (data) => {
      if (frozen) return;
      socket.write(data, () => {
        waiting.delete(socket);
        if (last) cutIfAnswered();
      });
    });
    beyond.on('end', () => socket.end());
    socket.on('end', () => beyond.end());
  });
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  let closed: Promise<unknown> = Promise.resolve();
  const cut = async () => {
    if (open) {
      open = false;
      closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
    }
    await closed;
  };

  const cutIfAnswered = () => {
    if ([...waiting].every((each) => each === last)) void cut();
  };

  const own = await listen(0);
  const url = new URL(serverUrl);
  url.port = String(own);
  return {
    url: url.href,
    cut,
    cutAt: (request) => void (requestsLeft = request),
    freeze: () => void (frozen = true),
    accepted: () => accepted,
    isCut: () => !open,
    async restore() {
      requestsLeft = Infinity;
      last = undefined;
      frozen = false;
      if (open) return;
      await closed;
      await listen(own);
      open = true;
    },
  };
}
