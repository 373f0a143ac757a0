// Sends a message with a couple’s API key. With the same clientId, a retry is the same message.
const ask = async <Data>(query: string, variables = {}) => {
  const response = await fetch('https://mandap.example/graphql', {
    method: 'POST',
    headers: { authorization: 'Bearer YOUR_KEY', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Data }).data;
};

const { myBookings } = await ask<{ myBookings: { nodes: { id: string }[] } }>(
  '{ myBookings(first: 1) { nodes { id } } }',
);
const bookingId = myBookings.nodes[0]?.id;

await ask(
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { status } userErrors { message } } }',
  { input: { bookingId, clientId: crypto.randomUUID(), body: 'Is the verandah covered?' } },
);

type Entry = { senderName?: string; body?: string };
const { booking } = await ask<{ booking: { timeline: { nodes: Entry[] } } }>(
  `query ($id: ID!) { booking(id: $id) { unreadMessages timeline(first: 20) {
    nodes { createdAt ... on Message { senderName body } ... on BookingEvent { kind } }
    pageInfo { endCursor hasNextPage } } } }`,
  { id: bookingId },
);
// Newest first, mixed with the events of the booking.
for (const { senderName, body } of booking.timeline.nodes) if (body) console.log(`${senderName}: ${body}`);
