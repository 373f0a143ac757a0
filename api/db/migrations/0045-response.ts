import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How quickly businesses answer enquiries, and reminders about unanswered ones; see decision 45. */
export class Response1764800000045 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const part of [answers, figures, announcements, reminders]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(undone);
  }
}

// The one place that says what an answer is. Add other kinds of answers with UNION ALL.
const answers = `
CREATE VIEW business_answer AS
SELECT event.booking_id, event.created_at AS answered_at
FROM booking_event event JOIN booking ON booking.id = event.booking_id AND booking.listing_id = event.actor_id
WHERE event.kind IN ('approved', 'rejected', 'dates_offered')
UNION ALL
SELECT booking_id, created_at FROM message WHERE NOT from_couple;
COMMENT ON VIEW business_answer IS 'Answers of businesses to enquiries: messages, date offers and decisions.';
`;

// An enquiry counts once it is answered, or unanswered for 72 hours. One that is withdrawn before doesn't count.
const figures = `
CREATE VIEW response_figures AS
SELECT listing_id, count(*)::integer AS enquiries,
  round(100.0 * count(*) FILTER (WHERE answered_at <= created_at + interval '72 hours') / count(*))::integer AS answered_percent,
  round(100.0 * count(*) FILTER (WHERE status = 'approved') / count(*))::integer AS approved_percent,
  round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)) / 60)::integer AS median_minutes
FROM (
  SELECT booking.listing_id, booking.created_at, booking.status, booking.decided_at, answer.answered_at
  FROM booking LEFT JOIN LATERAL (
    SELECT min(answered_at) AS answered_at FROM business_answer WHERE booking_id = booking.id) answer ON true
  WHERE booking.created_at > now() - interval '90 days' AND booking.listing_id IS NOT NULL
) enquiry
WHERE answered_at IS NOT NULL OR (created_at <= now() - interval '72 hours'
  AND NOT (status = 'withdrawn' AND decided_at < created_at + interval '72 hours'))
GROUP BY listing_id HAVING count(*) >= 5;
COMMENT ON VIEW response_figures IS 'How listings answered the enquiries of the last 90 days, from five enquiries on.';

CREATE TABLE listing_response (
  listing_id uuid PRIMARY KEY REFERENCES listing (id) ON DELETE CASCADE,
  enquiries integer NOT NULL,
  answered_percent integer NOT NULL,
  approved_percent integer NOT NULL,
  median_minutes integer
);
COMMENT ON TABLE listing_response IS 'response_figures as of the last refresh. A trigger overwrites whatever is written with them.';

-- Whoever writes a row, it says what the enquiries say.
CREATE FUNCTION compute_response() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT enquiries, answered_percent, approved_percent, median_minutes
    INTO NEW.enquiries, NEW.answered_percent, NEW.approved_percent, NEW.median_minutes
    FROM response_figures WHERE listing_id = NEW.listing_id;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER listing_response_computed BEFORE INSERT OR UPDATE ON listing_response
  FOR EACH ROW EXECUTE FUNCTION compute_response();
`;

// A refresh may change many listings, and a payload names about 150 of them.
const announcements = `
CREATE FUNCTION announce_responses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('listing:' || listing_id) INTO tags FROM before_change;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg('listing:' || listing_id) INTO tags FROM after_change;
  ELSE
    SELECT array_agg('listing:' || listing_id) INTO tags FROM before_change o JOIN after_change n USING (listing_id)
    WHERE o.* IS DISTINCT FROM n.*;
  END IF;
  FOR start IN 1 .. COALESCE(cardinality(tags), 0) BY 100 LOOP
    PERFORM announce(tags[start : start + 99]);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER announce_insert AFTER INSERT ON listing_response
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION announce_responses();
CREATE TRIGGER announce_update AFTER UPDATE ON listing_response
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION announce_responses();
CREATE TRIGGER announce_delete AFTER DELETE ON listing_response
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION announce_responses();
`;

// The primary key makes each reminder unique, also when jobs run at the same time. Enquiries that are older than the
// reminders get none.
const reminders = `
CREATE TABLE enquiry_reminder (
  booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  recipient text NOT NULL CONSTRAINT enquiry_reminder_recipient CHECK (recipient IN ('owner', 'couple')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (booking_id, recipient)
);
INSERT INTO enquiry_reminder (booking_id, recipient)
SELECT id, recipient FROM booking CROSS JOIN unnest(ARRAY['owner', 'couple']) AS recipient
WHERE status = 'pending' AND created_at <= now() - interval '48 hours';
CREATE INDEX booking_unanswered ON booking (created_at) WHERE status = 'pending';
`;

const undone = `
DROP INDEX booking_unanswered;
DROP TABLE enquiry_reminder, listing_response;
DROP FUNCTION compute_response(), announce_responses();
DROP VIEW response_figures, business_answer;
`;
