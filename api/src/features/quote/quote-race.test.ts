import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { newId } from '../../core/ids.js';
import {
  send,
  accept,
  decline,
  withdraw,
  reject,
  scene,
  storedQuotes,
  statuses,
  eventsOf,
  changeGuests,
  read,
} from './quote.factory.js';

useApp();

describe('with 20 clients at once', () => {
  const several = <Result>(run: () => Promise<Result>) => Array.from({ length: 5 }, run);

  test('a quote is accepted once', async () => {
    const { bookingId, couple, quoteId, venue } = await scene('open');
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(couple, quoteId)));
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await eventsOf(bookingId)).toHaveLength(1);
    const emails = (await sentEmails()).filter(({ to }) => to === venue.email);
    expect(emails).toHaveLength(1);
  });

  test('one of two versions is accepted', async () => {
    for (let round = 0; round < 3; round++) {
      const { bookingId, couple, owner, quoteId } = await scene('open');
      await Promise.all([
        ...several(() => accept(couple, quoteId)),
        send(owner, bookingId),
        ...several(() => decline(couple, quoteId)),
      ]);
      const latest = (await read(owner, bookingId))?.quotes ?? [];
      await accept(couple, (await latestOf(bookingId)) ?? '');
      expect(latest.length).toBeGreaterThan(0);
      expect((await statuses(bookingId)).filter((status) => status === 'accepted')).toHaveLength(
        (await eventsOf(bookingId)).filter(({ kind }) => kind === 'quote_accepted').length,
      );
      const stored = await statuses(bookingId);
      expect(stored.filter((status) => status === 'accepted').length).toBeLessThanOrEqual(1);
      // A version that was accepted first keeps others from being sent.
      if (stored[0] === 'accepted') expect(stored).toEqual(['accepted']);
    }
  });

  const latestOf = async (bookingId: string) =>
    (
      await app().sql<{ id: string }>(
        `SELECT id FROM quote WHERE booking_id = $1 ORDER BY version DESC LIMIT 1`,
        [bookingId],
      )
    )[0]?.id;

  test.each([
    ['withdrawn', 'couple'],
    ['rejected', 'owner'],
  ] as const)('an enquiry is %s before or after its quote is accepted', async (end, side) => {
    for (let round = 0; round < 3; round++) {
      const { bookingId, couple, owner, quoteId } = await scene('open');
      const close = () => (side === 'couple' ? withdraw(couple, bookingId) : reject(owner, bookingId));
      await Promise.all([...several(() => accept(couple, quoteId)), ...several(close)]);
      const kinds = (await eventsOf(bookingId)).map(({ kind }) => kind).join();
      const [status] = await statuses(bookingId);
      expect([kinds, status]).toEqual(
        kinds.startsWith('quote_accepted') ? [`quote_accepted,${end}`, 'accepted'] : [end, 'closed'],
      );
    }
  });

  test('a quote is never accepted for another number of guests', async () => {
    for (let round = 0; round < 3; round++) {
      const { bookingId, couple, quoteId } = await scene('open');
      await Promise.all([...several(() => accept(couple, quoteId)), changeGuests(bookingId)]);
      const [quote] = await storedQuotes(bookingId);
      expect(quote).toEqual(
        quote?.isOutdated
          ? { version: 1, status: 'open', isOutdated: true }
          : { version: 1, status: 'accepted', isOutdated: false },
      );
    }
  });

  test('one booking has at most one open and one accepted version', async () => {
    const { bookingId } = await scene('open');
    const copy = (status: string) =>
      app().sql(
        `INSERT INTO quote (id, booking_id, client_id, version, status, event_date, guests, valid_until, line_count,
           subtotal, discount, gst, total, closed_at)
         SELECT $2, booking_id, $2, 2, $3, event_date, guests, valid_until, 1, 1, 0, 0, 1,
           CASE WHEN $3 <> 'open' THEN now() END FROM quote WHERE booking_id = $1`,
        [bookingId, newId(), status],
      );
    await expect(copy('open')).rejects.toMatchObject({ constraint: 'quote_open' });
    await app().sql(`UPDATE quote SET status = 'accepted', closed_at = now() WHERE booking_id = $1`, [
      bookingId,
    ]);
    await expect(copy('accepted')).rejects.toMatchObject({ constraint: 'quote_none_accepted' });
  });
});
