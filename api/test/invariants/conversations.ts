import { randomUUID } from 'node:crypto';
import { SEND_MESSAGE, TIMELINE, UPDATE_ENQUIRY } from './documents.js';
import { clients, differences, type Answer, type Invariant } from './invariant.js';
import { inDays, makeEnquiry, makeVenue } from './people.js';

/** A couple sends one message from 20 clients, as after lost answers; in every second round, some change the text. */
export const messageOnce: Invariant = {
  name: 'message-once',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    const clientId = randomUUID();
    const body = (index: number) =>
      number % 2 && index % 4 === 0 ? 'Is it covered?' : 'Is the verandah covered?';
    const answers = await together(
      clients(20, (index) =>
        send(couple, SEND_MESSAGE, { input: { bookingId: id, clientId, body: body(index) } }),
      ),
    );
    const [row] = await tx.sql<{ messages: number; notifications: number; emails: number; body: string }>(
      `SELECT count(*)::int AS messages, min(body) AS body,
         (SELECT count(*)::int FROM notification WHERE booking_id = $1) AS notifications,
         (SELECT count(*)::int FROM graphile_worker._private_jobs WHERE payload->>'bookingId' = $1::text) AS emails
       FROM message WHERE booking_id = $1`,
      [id],
    );
    const delivered = new Set(answers.flatMap(({ ok, result }) => (ok ? (result.message?.id ?? []) : [])))
      .size;
    const expected = answers.filter((_, index) => body(index) === row?.body).length;
    return differences(
      { ...row, delivered, succeeded: answers.filter(({ ok }) => ok).length },
      { messages: 1, notifications: 1, emails: 1, delivered: 1, succeeded: expected },
    );
  },
};

/**
 * Both sides send messages and the couple changes the enquiry while both read: what was read once keeps its place, and
 * whatever is new comes after it.
 */
export const messageOrder: Invariant = {
  name: 'message-order',
  async round({ tx, number, couples, send, together }) {
    const couple = couples[number % couples.length] ?? '';
    const venue = await makeVenue(tx);
    const { id } = await makeEnquiry(tx, venue, couple);
    const found: string[] = [];
    let sending = 18;
    const acting = async (action: Promise<Answer>): Promise<Answer> => {
      try {
        return await action;
      } finally {
        sending--;
      }
    };
    const write = (sender: string) => (index: number) =>
      acting(
        send(sender, SEND_MESSAGE, {
          input: { bookingId: id, clientId: randomUUID(), body: `Message ${index}` },
        }),
      );
    const change = (index: number) =>
      acting(send(couple, UPDATE_ENQUIRY, { input: { id, date: inDays(90), guests: 200 + index } }));
    const read = async (reader: string): Promise<Answer> => {
      let before: string[] = [];
      for (let isLast = false; ;) {
        isLast = sending === 0;
        const answer = await send(reader, TIMELINE, { id });
        const entries = entriesOf(answer);
        const known = entries.slice(entries.length - before.length);
        if (known.join() !== before.join()) found.push('an entry appeared before one that was read already');
        before = entries;
        if (!isLast) continue;
        if (entries.length !== 18) found.push(`${entries.length} of 18 entries`);
        return answer;
      }
    };
    const answers = await together([
      ...clients(8, write(couple)),
      ...clients(7, write(venue)),
      ...clients(3, change),
      ...[() => read(couple), () => read(venue)],
    ]);
    const refused = answers.filter(({ ok }) => !ok).length;
    if (refused) found.push(`${refused} were refused`);
    const byPosition = await tx.sql<{ id: string }>(
      `SELECT id FROM message WHERE booking_id = $1 ORDER BY position DESC`,
      [id],
    );
    const messages = new Set(byPosition.map((row) => row.id));
    const shown = entriesOf(answers[18]).filter((entry) => messages.has(entry));
    if (shown.join() !== byPosition.map((row) => row.id).join())
      found.push('the order differs from the positions');
    return found;
  },
};

function entriesOf(answer: Answer | undefined): string[] {
  const { timeline } = (answer?.result ?? {}) as { timeline?: { nodes: { id: string }[] } };
  return timeline?.nodes.map(({ id }) => id) ?? [];
}
