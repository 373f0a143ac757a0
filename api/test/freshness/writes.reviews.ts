import { ERRORS, listingOf, pick, type Scene, type Write } from './act.js';

/** Returns a random review that meets a condition, with its listing. */
const someReview = ({ row }: Scene, condition: string) =>
  row<{ id: string; listing: string; status: string }>(
    `SELECT id, listing_id AS listing, status FROM review WHERE ${condition} ORDER BY random() LIMIT 1`,
  );

/** Inserts a past booking, whose couple's review of the listing is then verified. */
const endEvent = ({ app, world, random }: Scene, listing: string) =>
  app.sql<{ id: string; couple: string }>(
    `INSERT INTO booking (id, user_id, listing_id, listing_kind, listing_name, listing_city, name, contact, location,
       guests, event_date, address, event_type, message, code, status, decided_at)
     SELECT gen_random_uuid(), $1, id, kind, name, city, 'Ananya', '9829044171', 'Udaipur', 100,
       -- The day before its earliest event: a listing has one event a day, also those of earlier runs.
       (SELECT least(min(event_date), today_in_india() - 39) - 1 FROM booking WHERE listing_id = listing.id),
       'Lal Ghat', 'WEDDING', '', '123456', 'approved', now() FROM listing WHERE id = $2
     RETURNING id, user_id AS couple`,
    [pick(world.users, random), listing],
  );

/** A past event with a review of its couple; `event` is its booking. */
let event = { id: '', listing: '', review: '' };

async function prepareEvent(scene: Scene): Promise<void> {
  const listing = scene.world.venues[0] ?? '';
  const [booking] = await endEvent(scene, listing);
  const [review] = await scene.app.sql<{ id: string }>(
    `INSERT INTO review (id, listing_id, user_id, rating, message, status)
     VALUES (gen_random_uuid(), $1, $2, 5, 'Lovely', 'published')
     ON CONFLICT (listing_id, user_id) DO UPDATE SET status = 'published', hold_reason = NULL, rejection_reason = NULL RETURNING id`,
    [listing, booking?.couple],
  );
  event = { id: booking?.id ?? '', listing, review: review?.id ?? '' };
}

async function prepareDispute(scene: Scene): Promise<void> {
  await prepareEvent(scene);
  await scene.app.sql(
    `INSERT INTO event_confirmation (booking_id, took_place, business_statement) VALUES ($1, false, 'Nobody came.')`,
    [event.id],
  );
}

/** Writes about reviews. */
export const REVIEW_WRITES: Write[] = [
  {
    name: 'review.write',
    run: (scene) =>
      scene.act(
        pick(scene.world.users, scene.random),
        `mutation W($input: ReviewInput!) { r: writeReview(input: $input) ${ERRORS} }`,
        {
          input: {
            listingId: listingOf(scene),
            rating: 1 + Math.floor(scene.random() * 5),
            message: `A day to remember, ${scene.random()}`,
          },
        },
      ),
  },
  {
    name: 'review.answer',
    async run(scene) {
      const review = await someReview(scene, `status = 'published'`);
      if (!review) return false;
      return scene.act(
        review.listing,
        `mutation A($id: ID!, $answer: String!) { r: answerReview(id: $id, answer: $answer) ${ERRORS} }`,
        { id: review.id, answer: `Thank you ${scene.random()}` },
      );
    },
  },
  {
    name: 'review.flag',
    async run(scene) {
      const review = await someReview(scene, `status = 'published'`);
      if (!review) return false;
      return scene.act(
        review.listing,
        `mutation F($id: ID!) { r: flagReview(id: $id, reason: "Never a guest") ${ERRORS} }`,
        { id: review.id },
      );
    },
  },
  {
    name: 'review.decide',
    async run(scene) {
      const review = await someReview(scene, `status <> 'rejected'`);
      if (!review) return false;
      return scene.act(
        scene.world.admin,
        `mutation D($id: ID!, $publish: Boolean!)
           { r: decideReview(id: $id, publish: $publish, reason: "Rude") ${ERRORS} }`,
        { id: review.id, publish: review.status === 'pending' },
      );
    },
  },
  {
    name: 'an event passes, which verifies a review',
    run: async (scene) => (await endEvent(scene, listingOf(scene))).length,
  },
  {
    name: 'eventConfirmation.confirm',
    prepare: prepareEvent,
    run: ({ act, random }) =>
      act(
        event.listing,
        `mutation E($input: EventAnswerInput!) { r: confirmEvent(input: $input) ${ERRORS} }`,
        {
          input: { bookingId: event.id, ...pick([{ tookPlace: true }, DENIAL], random) },
        },
      ),
  },
  {
    name: 'review.decideDispute',
    prepare: prepareDispute,
    run: ({ world, act, random }) =>
      act(
        world.admin,
        `mutation D($id: ID!, $uphold: Boolean!)
           { r: decideDispute(reviewId: $id, uphold: $uphold, reason: "The photos") ${ERRORS} }`,
        { id: event.review, uphold: random() < 0.3 },
      ),
  },
  {
    name: 'a photo is added to a review, or deleted',
    async run({ row, random }) {
      return row(
        random() < 0.4
          ? `DELETE FROM review_picture WHERE id = (SELECT id FROM review_picture ORDER BY random() LIMIT 1) RETURNING id`
          : `INSERT INTO review_picture (id, author_id, review_id, media_hash, position)
             SELECT gen_random_uuid(), user_id, review.id, media.hash, 0
             FROM (SELECT id, user_id FROM review WHERE user_id IS NOT NULL ORDER BY random() LIMIT 1) review,
               (SELECT hash FROM media LIMIT 1) media
             WHERE NOT EXISTS (SELECT FROM review_picture WHERE review_id = review.id) RETURNING id`,
      );
    },
  },
];

const DENIAL = { tookPlace: false, statement: 'Nobody came.' };
