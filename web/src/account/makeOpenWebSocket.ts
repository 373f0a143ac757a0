/**
 * Makes a WebSocket class that sends only while it is open. graphql-ws may subscribe while the server is closing the
 * connection, which browsers report as an error.
 */
export const makeOpenWebSocket = (Base: typeof WebSocket) =>
  class OpenWebSocket extends Base {
    override send(data: string): void {
      if (this.readyState === Base.OPEN) super.send(data);
    }
  };
