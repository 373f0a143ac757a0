import type { Tx } from '../src/core/database.js';
import { parseTyped } from '../src/core/event-type.labels.js';
import { ENQUIRY_TYPE_LABELS } from '../src/features/enquiry/enquiry.labels.js';
import { insertRows } from '../db/insert-rows.js';
import { DEMO_DESK_ENQUIRIES, DEMO_DESK_STORIES, DEMO_DRAFT, DEMO_FLAGS } from './content/admin-desk.js';
import { demoPhone } from './content/people.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';
import type { DemoPicture } from '../db/pictures.js';

/** Inserts pending cases for the demo's admin, and past moderation. Runs after the rows that these refer to. */
export async function loadAdminDesk(tx: Tx, pictures: readonly DemoPicture[]): Promise<void> {
  await loadEnquiries(tx);
  await loadStories(tx, pictures);
  await tx.sql(
    `INSERT INTO blog (id, title, category, content, author, created_at, updated_at)
     SELECT $1, $2, $3, $4, COALESCE(name, 'Super Admin'), $5, $5 FROM admin_profile LIMIT 1`,
    [
      demoId('blog', 'draft'),
      DEMO_DRAFT.title,
      DEMO_DRAFT.category,
      DEMO_DRAFT.content,
      daysAgo(DEMO_DRAFT.daysAgo),
    ],
  );
  await tx.sql(`UPDATE review SET hold_reason = 'new_account' WHERE status = 'pending'`);
  for (const [index, reason] of DEMO_FLAGS.entries())
    await tx.sql(
      `UPDATE review SET flag_reason = $1, flagged_at = $2 WHERE id =
         (SELECT id FROM review WHERE status = 'published' AND rating <= 2 AND flagged_at IS NULL AND created_at < $2
          ORDER BY created_at DESC, id LIMIT 1)`,
      [reason, daysAgo(index + 0.4)],
    );
  await loadLog(tx);
}

function typeColumns(text: string): { event_type: string; event_type_text: string | null } {
  const { eventType, eventTypeText } = parseTyped(ENQUIRY_TYPE_LABELS, text);
  return { event_type: eventType, event_type_text: eventTypeText };
}

async function loadEnquiries(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'enquiry',
    {
      ...{ id: 'uuid', kind: 'enquiry_kind', name: 'text', contact: 'text', location: 'text' },
      ...{ guests: 'int', event_date: 'date', address: 'text', event_type: 'text', event_type_text: 'text' },
      message: 'text',
      ...{ read_at: 'timestamptz', created_at: 'timestamptz' },
    },
    DEMO_DESK_ENQUIRIES.map((enquiry, index) => ({
      id: demoId('enquiry', index),
      kind: enquiry.kind,
      name: enquiry.name,
      contact: demoPhone(enquiry.phone),
      location: enquiry.location,
      guests: enquiry.event?.guests ?? null,
      event_date: enquiry.event ? daysAgo(-enquiry.event.inDays) : null,
      address: enquiry.event?.address ?? null,
      ...typeColumns(enquiry.typeOfEvent),
      message: enquiry.message,
      read_at: enquiry.read ? daysAgo((enquiry.hoursAgo - 2) / 24) : null,
      created_at: daysAgo(enquiry.hoursAgo / 24),
    })),
  );
  // Every pending business created a lead when it registered.
  await tx.sql(
    `INSERT INTO enquiry (id, kind, name, contact, location, event_type, business_name, listing_id, read_at, created_at)
     SELECT gen_random_uuid(), 'registration', owner_name, phone, city, upper(kind::text) || '_REGISTRATION', name, id,
       CASE WHEN created_at < now() - interval '5 days' THEN created_at + interval '4 hours' END, created_at
     FROM listing WHERE status = 'pending'`,
  );
}

async function loadStories(tx: Tx, pictures: readonly DemoPicture[]): Promise<void> {
  const byName = new Map(pictures.map((picture) => [picture.file.replace('.webp', ''), picture]));
  for (const {
    key,
    title,
    authorIndex,
    content,
    daysAgo: days,
    rejected = null,
    ...story
  } of DEMO_DESK_STORIES) {
    const id = demoId('story', key);
    await tx.sql(
      `INSERT INTO real_wedding (id, title, content, author_id, author, status, rejection_reason, created_at, updated_at)
       SELECT $1, $2, $3, id, full_name, $4::real_wedding_status, $5, $6, $6 FROM user_profile WHERE id = $7`,
      [
        id,
        title,
        content,
        rejected ? 'rejected' : 'pending',
        rejected,
        daysAgo(days),
        demoId('user', authorIndex),
      ],
    );
    for (const [position, name] of story.pictures.entries()) {
      const picture = byName.get(name);
      if (!picture) throw new Error(`${key}: there is no picture ${name}`);
      await tx.sql(
        `INSERT INTO real_wedding_picture (real_wedding_id, media_hash, position, caption) VALUES ($1, $2, $3, $4)`,
        [id, picture.hash, position, picture.subject],
      );
    }
  }
}

/** Adds audit log entries for all rejections and some approvals. */
const loadLog = (tx: Tx) =>
  tx.sql(
    `INSERT INTO audit (id, actor_id, actor_role, action, target_type, target_id, before, after, created_at)
     SELECT gen_random_uuid(), admin.id, 'admin', act.action, act.type, act.id, '{"status": "pending"}',
       jsonb_build_object('status', act.status, 'reason', act.reason), act.at
     FROM (SELECT id FROM account WHERE super_admin) admin,
       ((SELECT 'listing.decide' AS action, 'listing' AS type, id, status::text, rejection_reason AS reason,
          created_at + interval '20 hours' AS at
         FROM listing WHERE status = 'rejected')
        UNION ALL
        (SELECT 'listing.decide', 'listing', id, status::text, NULL, created_at + interval '20 hours'
         FROM listing WHERE status = 'approved' ORDER BY created_at DESC, id LIMIT 12)
        UNION ALL
        SELECT 'realWedding.decide', 'realWedding', id, status::text, rejection_reason, created_at + interval '7 hours'
        FROM real_wedding WHERE status = 'rejected') act
     WHERE act.at <= now()`,
  );
