// npm install graphql graphql-ws ws
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

class WithKey extends WebSocket {
  constructor(url: string, protocol: string) {
    super(url, protocol, { headers: { authorization: 'Bearer YOUR_KEY' } });
  }
}

const url = 'https://mandap.example/subscriptions'.replace('http', 'ws');
const client = createClient({ url, webSocketImpl: WithKey, retryAttempts: Infinity });

for await (const { data } of client.iterate({ query: 'subscription { accountChanged { bookingId } }' })) {
  console.log(data);
  // The first event comes at once. Leave this out to go on.
  break;
}
