import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { inDays, makeQuote } from '../../../test/permissions/scene.js';
import { readableDay } from '../../core/day.js';
import { newId } from '../../core/ids.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { deleteOldQuotes } from './quote.query.js';
import {
  type Answer,
  ANSWER,
  LINE,
  contentOf,
  SEND,
  send,
  accept,
  decline,
  withdraw,
  scene,
  storedQuotes,
  statuses,
  eventsOf,
  changeGuests,
  read,
} from './quote.factory.js';

useApp();

describe('a quote', () => {
  test('is sent, declined for a change, sent again and accepted', async () => {
    const { bookingId, couple, owner, user, venue } = await scene();
    const first = await send(owner, bookingId);
    expect(first).toEqual({
      booking: { quote: { id: expect.any(String), version: 1, status: 'OPEN', total: 44_625_000 } },
      userErrors: [],
    });
    const declined = await decline(couple, first.booking?.quote?.id ?? '', 'Without the welcome drink?');
    expect(declined.booking?.quote?.status).toBe('DECLINED');
    const second = await send(owner, bookingId, { discount: 2_000_000 });
    expect(second.booking?.quote).toMatchObject({ version: 2, status: 'OPEN', total: 43_575_000 });
    const id = second.booking?.quote?.id ?? '';
    expect((await accept(couple, id)).booking?.quote).toMatchObject({ id, status: 'ACCEPTED' });
    expect(await eventsOf(bookingId)).toEqual([
      { kind: 'quote_sent', version: 1, actor: venue.id },
      { kind: 'quote_declined', version: 1, actor: user.id },
      { kind: 'quote_sent', version: 2, actor: venue.id },
      { kind: 'quote_accepted', version: 2, actor: user.id },
    ]);
    for (const party of [couple, owner])
      expect(await read(party, bookingId)).toMatchObject({
        quote: { version: 2, status: 'ACCEPTED' },
        quotes: [
          { version: 2, status: 'ACCEPTED', total: 43_575_000, declineNote: null },
          {
            ...{ version: 1, status: 'DECLINED', declineNote: 'Without the welcome drink?' },
            lines: [{ ...LINE, amount: 43_500_000, discount: 1_000_000, gst: 2_125_000 }],
          },
        ],
      });
  });

  test('shows in the conversation of both parties', async () => {
    const { bookingId, owner } = await scene();
    await send(owner, bookingId);
    const { data } = await owner.gql(
      `query Q($id: ID!) { booking(id: $id) { timeline { nodes { ... on BookingEvent { kind actor quoteVersion } } } } }`,
      { id: bookingId },
    );
    expect(data).toMatchObject({
      booking: { timeline: { nodes: [{ kind: 'QUOTE_SENT', actor: 'BUSINESS', quoteVersion: 1 }] } },
    });
  });

  test('supersedes the open version', async () => {
    const { bookingId, couple, owner, quoteId } = await scene('open');
    await send(owner, bookingId);
    expect(await statuses(bookingId)).toEqual(['superseded', 'open']);
    expect((await accept(couple, quoteId)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: 'There is a newer version of this quote. Check it first.' },
    ]);
  });

  test.each(['couple', 'owner'] as const)(
    'is declined without a note while the %s has blocked',
    async (side) => {
      const { bookingId, quoteId, ...people } = await scene('open');
      await people[side].gql(
        'mutation B($id: ID!) { blockConversation(bookingId: $id) { userErrors { code } } }',
        {
          id: bookingId,
        },
      );
      expect((await decline(people.couple, quoteId, 'You thief')).userErrors).toEqual([
        {
          ...{ code: 'INVALID', field: 'note' },
          message: 'You can’t send a note in this conversation. Leave it out to decline the quote.',
        },
      ]);
      expect((await decline(people.couple, quoteId)).booking?.quote?.status).toBe('DECLINED');
    },
  );

  test('has no phone number or link of a new account in its texts', async () => {
    const { bookingId, couple, owner, user, venue } = await scene();
    const texts = { included: 'Lamps, see www.lamps.example/udaipur', note: 'Call 98290 44170' };
    for (const field of ['included', 'note'] as const)
      expect((await send(owner, bookingId, { [field]: texts[field] })).userErrors).toMatchObject([
        { code: 'INVALID', field },
      ]);
    const lines = [LINE, { ...LINE, label: 'Decor, call 98290 44170' }];
    expect((await send(owner, bookingId, { lines })).userErrors).toMatchObject([
      { code: 'INVALID', field: 'lines[1].label' },
    ]);
    const grow = (id: string) =>
      app().sql(`UPDATE account SET created_at = now() - interval '25 hours' WHERE id = $1`, [id]);
    await grow(venue.id);
    const sent = await send(owner, bookingId, texts);
    const id = sent.booking?.quote?.id ?? '';
    expect((await decline(couple, id, texts.note)).userErrors).toMatchObject([
      { code: 'INVALID', field: 'note' },
    ]);
    await grow(user.id);
    expect((await decline(couple, id, texts.note)).userErrors).toEqual([]);
  });

  test('of the same client ID is sent once', async () => {
    const { bookingId, owner } = await scene();
    const clientId = newId();
    for (let i = 0; i < 7; i++) expect((await send(owner, bookingId, { clientId })).userErrors).toEqual([]);
    expect(await storedQuotes(bookingId)).toHaveLength(1);
    expect(await eventsOf(bookingId)).toHaveLength(1);
  });

  test('stays as it is once it is accepted', async () => {
    const { bookingId, couple, owner, quoteId } = await scene('accepted');
    expect((await accept(couple, quoteId)).userErrors).toEqual([]);
    expect((await decline(couple, quoteId)).userErrors).toMatchObject([
      { message: 'You have accepted this quote.' },
    ]);
    expect((await send(owner, bookingId)).userErrors).toMatchObject([
      { message: 'A quote for this booking is already accepted.' },
    ]);
    await changeGuests(bookingId);
    await withdraw(couple, bookingId);
    expect(await storedQuotes(bookingId)).toEqual([{ version: 1, status: 'accepted', isOutdated: false }]);
    const change = (statement: string) => expect(app().sql(statement, [quoteId])).rejects;
    await change(`UPDATE quote SET note = 'x' WHERE id = $1`).toMatchObject({ constraint: 'quote_final' });
    await change(`UPDATE quote_line SET label = 'x' WHERE quote_id = $1`).toMatchObject({
      constraint: 'quote_content',
    });
    await change(`DELETE FROM quote_line WHERE quote_id = $1`).toMatchObject({ constraint: 'quote_sums' });
    await change(
      `INSERT INTO quote_line SELECT quote_id, 1, label, quantity, unit, 0, gst_rate, 0, 0, 0 FROM quote_line WHERE quote_id = $1`,
    ).toMatchObject({ constraint: 'quote_sums' });
  });

  test('doesn’t change while it is open', async () => {
    const { quoteId } = await scene('open');
    await expect(
      app().sql(`UPDATE quote SET valid_until = valid_until + 1 WHERE id = $1`, [quoteId]),
    ).rejects.toMatchObject({ constraint: 'quote_content' });
  });

  test.each(['date', 'guests'] as const)('is outdated once the couple changes the %s', async (part) => {
    const { bookingId, couple, owner, quoteId } = await scene('open');
    const changed = part === 'date' ? { date: inDays(100) } : { guests: 350 };
    const { data } = await couple.gql<{ answer: Answer }>(
      `mutation M($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) ${ANSWER} }`,
      { input: { id: bookingId, date: inDays(90), ...changed } },
    );
    expect(data.answer.booking?.quote?.status).toBe('OUTDATED');
    expect((await accept(couple, quoteId)).userErrors).toMatchObject([
      {
        code: 'CONFLICT',
        message: 'The date or the number of guests has changed since this quote. Ask for a new one.',
      },
    ]);
    await expect(
      app().sql(`UPDATE quote SET status = 'accepted', closed_at = now() WHERE id = $1`, [quoteId]),
    ).rejects.toMatchObject({ constraint: 'quote_current' });
    expect((await send(owner, bookingId)).userErrors).toMatchObject([
      { message: expect.stringMatching(/^The couple changed the date or the number of guests/) as unknown },
    ]);
    expect((await send(owner, bookingId, changed)).booking?.quote).toMatchObject({
      version: 2,
      status: 'OPEN',
    });
  });

  test('expires after its last day in India', async () => {
    const { couple, bookingId } = await scene();
    const id = await makeQuote({ bookingId });
    await app().sql(`ALTER TABLE quote DISABLE TRIGGER quote_guard`);
    await app().sql(
      `UPDATE quote SET created_at = now() - interval '3 days', valid_until = today_in_india() - 1 WHERE id = $1`,
      [id],
    );
    await app().sql(`ALTER TABLE quote ENABLE TRIGGER quote_guard`);
    expect((await accept(couple, id)).userErrors).toMatchObject([
      { message: `This quote was valid until ${readableDay(inDays(-1))}. Ask for a new one.` },
    ]);
    await expect(
      app().sql(`UPDATE quote SET status = 'accepted', closed_at = now() WHERE id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'quote_not_expired' });
    expect((await decline(couple, id, 'Is it still possible?')).booking?.quote?.status).toBe('DECLINED');
  });

  test('can be accepted on its last day', async () => {
    const { couple, owner, bookingId } = await scene();
    const { booking } = await send(owner, bookingId, { validUntil: inDays(0) });
    expect((await accept(couple, booking?.quote?.id ?? '')).userErrors).toEqual([]);
  });

  test('is also sent for an approved booking, and approving needs none', async () => {
    const { bookingId, code, couple, owner } = await scene();
    const approved = await owner.gql<{ answer: object }>(
      `mutation M($id: ID!, $code: String!) { answer: approveBooking(id: $id, code: $code) { booking { status } } }`,
      { id: bookingId, code },
    );
    expect(approved.data.answer).toEqual({ booking: { status: 'APPROVED' } });
    const { booking } = await send(owner, bookingId);
    expect((await accept(couple, booking?.quote?.id ?? '')).booking?.quote?.status).toBe('ACCEPTED');
  });

  test('counts as an answer of the business', async () => {
    const { bookingId, couple, owner, quoteId } = await scene('open');
    const answers = () => app().sql(`SELECT FROM business_answer WHERE booking_id = $1`, [bookingId]);
    await decline(couple, quoteId);
    expect(await answers()).toHaveLength(0);
    await send(owner, bookingId);
    expect(await answers()).toHaveLength(1);
  });

  test('is sent five times an hour at most', async () => {
    const { bookingId, owner } = await scene();
    for (let i = 0; i < 5; i++) expect((await send(owner, bookingId)).userErrors).toEqual([]);
    const { errors } = await owner.gql(SEND, { input: contentOf(bookingId) });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^You have sent 5 versions of this quote within the last hour/),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  test.each(['rejected', 'withdrawn', 'expired', 'blocked'] as const)(
    'is neither sent nor accepted once the enquiry is %s',
    async (end) => {
      const { bookingId, couple, owner, user, venue, quoteId } = await scene('open');
      if (end === 'blocked')
        await app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [
          venue.id,
          user.id,
        ]);
      else if (end === 'expired')
        await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE id = $1`, [bookingId]);
      else
        await app().sql(`UPDATE booking SET status = $2::booking_status, decided_at = now() WHERE id = $1`, [
          bookingId,
          end,
        ]);
      expect((await send(owner, bookingId)).userErrors).toHaveLength(1);
      expect((await accept(couple, quoteId)).userErrors).toHaveLength(1);
      expect(await statuses(bookingId)).toEqual([end === 'blocked' || end === 'expired' ? 'open' : 'closed']);
    },
  );
});

describe('privacy', () => {
  test('only the two parties read a quote, not even admins', async () => {
    const { bookingId, quoteId } = await scene('open');
    const admin = await loggedIn((await makeAdmin()).id);
    expect(await read(admin, bookingId)).toMatchObject({ quote: null, quotes: [] });
    for (const other of [
      client(),
      await loggedIn((await makeUser()).id),
      await loggedIn((await makeVenue()).id),
    ])
      expect(await read(other, bookingId).catch(() => null)).toBeNull();
    const other = await loggedIn((await makeUser()).id);
    const { errors } = await other.gql(`mutation M($id: ID!) { acceptQuote(id: $id) ${ANSWER} }`, {
      id: quoteId,
    });
    expect(errors?.[0]).toMatchObject({ message: 'Quote not found', extensions: { code: 'NOT_FOUND' } });
  });

  test('the business keeps reading its quote after a withdrawal, without the contact', async () => {
    const { bookingId, couple, owner } = await scene('open');
    await withdraw(couple, bookingId);
    expect(await read(owner, bookingId)).toMatchObject({
      ...{ contact: '', quote: { version: 1, status: 'CLOSED' }, quotes: [{ total: 44_625_000 }] },
    });
  });

  test('the other side keeps the quote when an account is deleted', async () => {
    const { bookingId, owner, user } = await scene('open');
    await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
    expect(await read(owner, bookingId)).toMatchObject({ quote: { status: 'CLOSED' } });
  });

  test('quotes are deleted two years after the event', async () => {
    const { bookingId } = await scene('accepted');
    const age = (days: number) =>
      app().sql(`UPDATE booking SET event_date = today_in_india() - $2::int WHERE id = $1`, [
        bookingId,
        days,
      ]);
    await age(720);
    await deleteOldQuotes(app().tx);
    expect(await storedQuotes(bookingId)).toHaveLength(1);
    await age(740);
    await deleteOldQuotes(app().tx);
    expect(await storedQuotes(bookingId)).toEqual([]);
  });
});
