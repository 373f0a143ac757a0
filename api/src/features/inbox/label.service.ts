import { object } from 'yup';
import { allColumnsOf, returning } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { conflict, notFound, violates } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Booking } from '../booking/booking.entity.js';
import { IS_OLD } from '../booking/booking.query.js';
import { LABELS_MAX, LABELS_PER_ENQUIRY_MAX } from './inbox.constants.js';
import { bookingLabelsRules, labelIdRules, labelRules, noteRules, renameLabelRules } from './inbox.rules.js';
import { labelsOf, labelsOfBookings, notesOfBookings } from './label.query.js';
import { EnquiryLabel } from './label.entity.js';
import { ownBooking } from './own-booking.js';
import { t } from './messages.generated.js';

const ownerWrite = { kind: 'write', allow: only('vendor', 'venue'), limit: 'write' } as const;

const COLUMNS = allColumnsOf(EnquiryLabel);

/** Returns the labels of a booking, by name; batched over a list. Callers check that the viewer is its business. */
export const bookingLabels = loader<string, EnquiryLabel[]>(
  (ctx, bookingIds) => labelsOfBookings(ctx.services.database.tx, bookingIds),
  [],
);

/** Returns the private note of a booking, or null; batched over a list. Callers check that the viewer is its business. */
export const bookingNote = loader<string, string | null>(
  (ctx, bookingIds) => notesOfBookings(ctx.services.database.tx, bookingIds),
  null,
);

/** Returns the current user's labels, by name. */
export const listLabels = operation({
  name: 'inbox.listLabels',
  kind: 'read',
  allow: only('vendor', 'venue'),
  input: object({}),
  run: ({ tx, viewer }) => labelsOf(tx, viewer.id),
});

/**
 * Adds a label.
 * @throws AppError CONFLICT if there are twenty, or one with this name
 */
export const addLabel = operation({
  ...ownerWrite,
  name: 'inbox.addLabel',
  input: labelRules,
  async run({ tx, viewer, input }): Promise<EnquiryLabel> {
    const [added] = await returning(
      tx,
      COLUMNS,
      `INSERT INTO enquiry_label (id, listing_id, name) VALUES ($1, $2, $3)`,
      [newId(), viewer.id, input.name],
    ).catch(rethrowRefusal);
    return found(added);
  },
});

export const renameLabel = operation({
  ...ownerWrite,
  name: 'inbox.renameLabel',
  input: renameLabelRules,
  async run({ tx, viewer, input }): Promise<EnquiryLabel> {
    const [renamed] = await returning(
      tx,
      COLUMNS,
      `UPDATE enquiry_label SET name = $3 WHERE id = $1 AND listing_id = $2`,
      [input.id, viewer.id, input.name],
    ).catch(rethrowRefusal);
    return found(renamed);
  },
});

/** Deletes a label, also from all enquiries that have it, and returns it. */
export const deleteLabel = operation({
  ...ownerWrite,
  name: 'inbox.deleteLabel',
  input: labelIdRules,
  async run({ tx, viewer, input }): Promise<EnquiryLabel> {
    const [deleted] = await returning(
      tx,
      COLUMNS,
      `DELETE FROM enquiry_label WHERE id = $1 AND listing_id = $2`,
      [input.id, viewer.id],
    );
    return found(deleted);
  },
});

/** Replaces the labels of an enquiry. Idempotent. */
export const setBookingLabels = operation({
  ...ownerWrite,
  name: 'inbox.setLabels',
  input: bookingLabelsRules,
  async run({ tx, viewer, input: { bookingId, labelIds } }): Promise<Booking> {
    const booking = await ownBooking(tx, viewer, bookingId);
    const wanted = [...new Set(labelIds)];
    const own = new Set((await labelsOf(tx, viewer.id)).map(({ id }) => id));
    if (wanted.some((id) => !own.has(id))) throw notFound(t('labelNotFound'));
    await tx.sql(`DELETE FROM booking_label WHERE booking_id = $1 AND label_id <> ALL($2::uuid[])`, [
      bookingId,
      wanted,
    ]);
    // The trigger counts each label, so those that are there already must not reach it.
    await tx
      .sql(
        `INSERT INTO booking_label (booking_id, label_id) SELECT $1, id FROM unnest($2::uuid[]) AS wanted (id)
         WHERE NOT EXISTS (SELECT FROM booking_label WHERE booking_id = $1 AND label_id = wanted.id)`,
        [bookingId, wanted],
      )
      .catch(rethrowRefusal);
    return booking;
  },
});

/** Replaces the private note of an enquiry; an empty one deletes it. Idempotent. */
export const setPrivateNote = operation({
  ...ownerWrite,
  name: 'inbox.setNote',
  input: noteRules,
  async run({ tx, viewer, input: { bookingId, note } }): Promise<Booking> {
    const booking = await ownBooking(tx, viewer, bookingId);
    if (!note) {
      await tx.sql(`DELETE FROM booking_note WHERE booking_id = $1`, [bookingId]);
      return booking;
    }
    const saved = await tx.sql(
      `INSERT INTO booking_note (booking_id, listing_id, body)
       SELECT b.id, $2, $3 FROM booking b WHERE b.id = $1 AND NOT ${IS_OLD}
       ON CONFLICT (booking_id) DO UPDATE SET body = excluded.body, updated_at = now() RETURNING booking_id`,
      [bookingId, viewer.id, note],
    );
    if (saved.length === 0) throw conflict(t('noteNotKept'), 'note');
    return booking;
  },
});

function found(label: EnquiryLabel | undefined): EnquiryLabel {
  if (!label) throw notFound(t('labelNotFound'));
  return label;
}

function rethrowRefusal(error: unknown): never {
  if (violates(error, 'enquiry_label_name')) throw conflict(t('labelExists'), 'name');
  if (violates(error, 'enquiry_label_limit')) throw conflict(t('labelLimit', { max: LABELS_MAX }), 'name');
  if (violates(error, 'booking_label_limit'))
    throw conflict(t('labelsPerEnquiry', { max: LABELS_PER_ENQUIRY_MAX }));
  throw error;
}

/** Deletes the notes about old bookings; runs nightly. */
export const deleteOldNotes = (tx: Tx) =>
  tx.sql(`DELETE FROM booking_note USING booking b WHERE b.id = booking_id AND ${IS_OLD}`);
