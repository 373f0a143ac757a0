import { expect, test } from '@jest/globals';
import { makeOpenWebSocket } from './makeOpenWebSocket';

const CLOSED = 3;
const sent: string[] = [];

class FakeWebSocket {
  static readonly OPEN = 1;
  readyState = 0;
  send(data: string) {
    sent.push(data);
  }
}

test('sends only while the connection is open', () => {
  const OpenWebSocket = makeOpenWebSocket(FakeWebSocket as unknown as typeof WebSocket);
  const socket = new OpenWebSocket('') as unknown as FakeWebSocket;
  for (let state = 0; state <= CLOSED; state++) {
    socket.readyState = state;
    socket.send(`in state ${state}`);
  }
  expect(sent).toEqual(['in state 1']);
});
