import { object } from 'yup';
import { columnsOf, expressions, returning, select, selectOne } from '../../core/columns.js';
import { notFound } from '../../core/errors.js';
import { hashToken, newToken } from '../../core/ids.js';
import { TIME_ZONE } from '../../core/locale.constants.js';
import { anyone, only, operation } from '../../core/operation.js';
import { Listing } from '../listing/listing.entity.js';
import { FEED_ENTRIES_MAX } from './calendar.constants.js';
import type { FeedEntry } from './calendar-feed.js';
import { feedTokenRules } from './calendar.rules.js';
import { t } from './messages.generated.js';

/** A private feed of an owner's calendar. Its URL is known to the owner only. */
export interface CalendarFeed {
  createdAt: Date;
}

const CREATED = expressions<CalendarFeed>({ createdAt: 'created_at' });

// API keys can be revoked, and a feed would outlive them.
const ofOwner = { allow: only('vendor', 'venue'), sessionOnly: true } as const;

/** Returns the feed of the owner's calendar, if there is one. */
export const getCalendarFeed = operation({
  ...ofOwner,
  name: 'calendar.feed',
  kind: 'read',
  input: object({}),
  async run({ tx, viewer }): Promise<CalendarFeed | null> {
    const [feed] = await select(tx, CREATED, `FROM calendar_feed WHERE listing_id = $1`, [viewer.id]);
    return feed ?? null;
  },
});

/** Creates a feed of the owner's calendar, or a new URL for it: the previous one stops working. Returns its URL once. */
export const createCalendarFeed = operation({
  ...ofOwner,
  name: 'calendar.createFeed',
  kind: 'write',
  limit: 'write',
  input: object({}),
  async run({ ctx, tx, viewer }): Promise<{ feed: CalendarFeed; url: string }> {
    const token = newToken();
    const [feed] = await returning(
      tx,
      CREATED,
      `INSERT INTO calendar_feed (listing_id, token_hash) VALUES ($1, $2)
       ON CONFLICT (listing_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, created_at = now()`,
      [viewer.id, hashToken(token)],
    );
    if (!feed) throw notFound(t('feedNotFound'));
    return { feed, url: `${ctx.services.env.publicUrl}/calendar/${token}.ics` };
  },
});

/** Revokes the feed of the owner's calendar: its URL stops working. Idempotent. */
export const revokeCalendarFeed = operation({
  ...ofOwner,
  name: 'calendar.revokeFeed',
  kind: 'write',
  limit: 'write',
  input: object({}),
  async run({ tx, viewer }): Promise<true> {
    await tx.sql(`DELETE FROM calendar_feed WHERE listing_id = $1`, [viewer.id]);
    return true;
  },
});

const ENTRY = expressions<FeedEntry>({
  kind: 'kind',
  id: 'id',
  firstDay: 'first_day::text',
  lastDay: 'last_day::text',
  startsAt: 'starts_at',
  createdAt: 'created_at',
  eventType: 'event_type',
  eventTypeText: 'event_type_text',
  guests: 'guests',
  bookingId: 'booking_id',
});

/**
 * Returns the entries of a calendar from a month ago on. The token is the credential: calendar programs have no session.
 * @throws AppError NOT_FOUND if the token is unknown or revoked
 */
export const readCalendarFeed = operation({
  name: 'calendar.readFeed',
  kind: 'read',
  allow: anyone,
  input: feedTokenRules,
  async run({ ctx, tx, input }): Promise<{ listing: string; entries: FeedEntry[] }> {
    const listing = await selectOne(
      tx,
      columnsOf(Listing, ['id', 'name'], 'listing'),
      `FROM calendar_feed JOIN listing ON listing.id = listing_id WHERE token_hash = $1`,
      [hashToken(input.token)],
    );
    if (!listing) throw notFound(t('feedNotFound'));
    await ctx.services.limits.spendKey('calendarFeed', listing.id);
    const entries = await select(
      tx,
      ENTRY,
      `FROM (
         SELECT 'booking' AS kind, id, event_date AS first_day, event_date AS last_day, NULL::timestamptz AS starts_at,
           created_at, event_type, event_type_text, guests, id AS booking_id
         FROM booking WHERE listing_id = $1 AND status = 'approved' AND event_date >= today_in_india() - 31
         UNION ALL
         SELECT 'offline', id, event_date, event_date, NULL, created_at, event_type, event_type_text, guests, NULL
         FROM offline_booking WHERE listing_id = $1 AND event_date >= today_in_india() - 31
         UNION ALL
         SELECT 'blocked', id, first_day, last_day, NULL, created_at, NULL, NULL, NULL, NULL
         FROM blocked_period WHERE listing_id = $1 AND last_day >= today_in_india() - 31
         UNION ALL
         SELECT 'visit', v.id, day, day, starts_at, v.created_at, NULL, NULL, NULL, b.id
         FROM visit v JOIN booking b ON b.id = v.booking_id,
           LATERAL (SELECT (starts_at AT TIME ZONE '${TIME_ZONE}')::date AS day) local
         WHERE b.listing_id = $1 AND v.status IN ('confirmed', 'completed') AND starts_at >= now() - interval '31 days'
       ) entry ORDER BY first_day, id LIMIT ${FEED_ENTRIES_MAX}`,
      [listing.id],
    );
    return { listing: listing.name, entries };
  },
});
