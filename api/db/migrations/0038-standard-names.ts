import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames kinds, columns and stored operation names to the terms of the GraphQL API. */
export class StandardNames1764000000038 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(renames(([from, to]) => [from, to]));
    await db.query(booking('proposed_date', 'requested_date'));
    await db.query(`
      ALTER TABLE booking RENAME CONSTRAINT booking_proposal TO booking_requested_date;
      ALTER INDEX booking_proposed RENAME TO booking_by_requested_date;
      ALTER INDEX booking_moves RENAME TO booking_reschedule_requests;
    `);
    await db.query('ALTER TABLE api_key RENAME COLUMN hint TO prefix');
    await db.query(`
      ALTER TABLE review RENAME COLUMN held_for TO hold_reason;
      ALTER TYPE review_hold RENAME TO review_hold_reason;
    `);
    await db.query(results('proposedDate', 'requestedDate'));
    await db.query(auditedKeys('hint', 'prefix'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(renames(([from, to]) => [to, from]));
    await db.query(booking('requested_date', 'proposed_date'));
    await db.query(`
      ALTER TABLE booking RENAME CONSTRAINT booking_requested_date TO booking_proposal;
      ALTER INDEX booking_by_requested_date RENAME TO booking_proposed;
      ALTER INDEX booking_reschedule_requests RENAME TO booking_moves;
    `);
    await db.query('ALTER TABLE api_key RENAME COLUMN prefix TO hint');
    await db.query(`
      ALTER TABLE review RENAME COLUMN hold_reason TO held_for;
      ALTER TYPE review_hold_reason RENAME TO review_hold;
    `);
    await db.query(results('requestedDate', 'proposedDate'));
    await db.query(auditedKeys('prefix', 'hint'));
  }
}

type Rename = readonly [from: string, to: string];

const RESCHEDULES: readonly Rename[] = [
  ['date_proposed', 'reschedule_requested'],
  ['date_accepted', 'reschedule_accepted'],
  ['date_declined', 'reschedule_declined'],
];

const EVENT_KINDS: readonly Rename[] = [...RESCHEDULES, ['proposal_dropped', 'reschedule_cancelled']];

const NOTIFICATION_KINDS: readonly Rename[] = [
  ...RESCHEDULES,
  ['listing_removed', 'listing_deleted'],
  ['couple_left', 'couple_deleted'],
  ['prices_read', 'prices_parsed'],
];

const AUDIT_ACTIONS: readonly Rename[] = [
  ['apiKey.make', 'apiKey.create'],
  ['mailQueue.discard', 'mailQueue.delete'],
];

const AUDIT_TARGETS: readonly Rename[] = [['mail', 'email']];

const OPERATIONS: readonly Rename[] = [
  ...AUDIT_ACTIONS,
  ['booking.proposeDate', 'booking.requestReschedule'],
  ['booking.dropProposal', 'booking.cancelReschedule'],
  ['booking.acceptDate', 'booking.acceptReschedule'],
  ['booking.declineDate', 'booking.declineReschedule'],
  ['listing.captionPicture', 'listing.updatePictureCaption'],
  ['notification.read', 'notification.markRead'],
  ['notification.readAll', 'notification.markAllRead'],
  ['vendor.orderPackages', 'vendor.reorderPackages'],
];

/** Rows and constraints refer to a value of an enumeration by its ID, so that they follow its new name. */
function renames(direction: (rename: Rename) => Rename): string {
  const values = (type: string, kinds: readonly Rename[]) =>
    kinds.map(direction).map(([from, to]) => `ALTER TYPE ${type} RENAME VALUE '${from}' TO '${to}';`);
  const rows = (table: string, column: string, names: readonly Rename[]) =>
    names
      .map(direction)
      .map(([from, to]) => `UPDATE ${table} SET ${column} = '${to}' WHERE ${column} = '${from}';`);
  return [
    ...values('booking_event_kind', EVENT_KINDS),
    ...values('notification_kind', NOTIFICATION_KINDS),
    ...rows('audit', 'action', AUDIT_ACTIONS),
    ...rows('audit', 'target_type', AUDIT_TARGETS),
    ...rows('idempotency', 'operation', OPERATIONS),
  ].join('\n');
}

const booking = (from: string, to: string) => `
ALTER TABLE booking RENAME COLUMN ${from} TO ${to};

CREATE OR REPLACE FUNCTION guard_booking_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_date >= today_in_india() AND NEW.event_date IS DISTINCT FROM OLD.${to} THEN
    RAISE EXCEPTION 'the date is agreed on' USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_date_agreed';
  END IF;
  RETURN NEW;
END $$;
`;

/** Stored results contain a booking at their top or as their `booking`. */
const results = (from: string, to: string) =>
  [['changes'], ['booking', 'changes']]
    .map((path) => `'{${path.join(',')}}'`)
    .map(
      (path) => `
UPDATE idempotency
SET result = jsonb_set(result, ${path}, (result #> ${path}) - '${from}' || jsonb_build_object('${to}', result #> ${path} -> '${from}'))
WHERE jsonb_typeof(result #> ${path}) = 'object' AND (result #> ${path}) ? '${from}';
`,
    )
    .join('');

const auditedKeys = (from: string, to: string) =>
  ['before', 'after']
    .map(
      (state) => `
UPDATE audit SET ${state} = ${state} - '${from}' || jsonb_build_object('${to}', ${state} -> '${from}')
WHERE target_type = 'api key' AND ${state} ? '${from}';
`,
    )
    .join('');
