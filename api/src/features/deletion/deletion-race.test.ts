import { expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client, type GraphQLAnswer } from '../../../test/client.js';
import { enquiry, makeBooking, makeReview, makeStory } from '../../../test/permissions/scene.js';

useApp();

interface Data {
  answer: { userErrors: { code: string }[] };
}
type Field = 'deleteListing' | 'deleteUser';

const remove = (caller: Client, field: Field, id: string) =>
  caller.gql<Data>(`mutation D($id: ID!) { answer: ${field}(id: $id) { id userErrors { code } } }`, { id });
const admin = async () => loggedIn((await makeAdmin()).id);

/** Error codes of a response. */
const outcomes = ({ errors, data }: GraphQLAnswer<Data>): string[] =>
  errors?.map(({ extensions }) => extensions.code) ?? data.answer.userErrors.map(({ code }) => code);

/** Expects success, or an error that says that something has been deleted. */
function expectQuiet(answers: GraphQLAnswer<Data>[]): void {
  for (const code of answers.flatMap(outcomes))
    expect(['NOT_FOUND', 'CONFLICT', 'UNAUTHENTICATED']).toContain(code);
}

test('one of two concurrent deletions succeeds', async () => {
  const { id } = await makeVenue();
  const [one, two] = [await admin(), await admin()];
  const answers = await Promise.all([remove(one, 'deleteListing', id), remove(two, 'deleteListing', id)]);
  expect(answers.flatMap(outcomes)).toEqual(['NOT_FOUND']);
  expect(await app().sql(`SELECT FROM audit WHERE target_id = $1`, [id])).toHaveLength(1);
});

test('a concurrent decision on the listing either comes first or fails', async () => {
  for (let i = 0; i < 5; i++) {
    const { id } = await makeVenue({ status: 'pending' });
    const [one, two] = [await admin(), await admin()];
    expectQuiet(
      await Promise.all([
        remove(one, 'deleteListing', id),
        two.gql<Data>(
          'mutation D($id: ID!) { answer: decideListing(id: $id, approve: true) { userErrors { code } } }',
          { id },
        ),
      ]),
    );
    expect(await app().sql(`SELECT FROM account WHERE id = $1`, [id])).toEqual([]);
  }
});

test.each(['deleteListing', 'deleteUser'] as const)(
  '%s while an enquiry is approved, another is sent and a review is written',
  async (field) => {
    const caller = await admin();
    for (let i = 0; i < 5; i++) {
      const [venue, couple, other] = [await makeVenue(), await makeUser(), await makeUser()];
      const { bookingId, code } = await makeBooking(couple.id, venue.id);
      const author = field === 'deleteUser' ? couple : other;
      const elsewhere = field === 'deleteUser' ? await makeVenue() : venue;
      const [owner, writer] = [await loggedIn(venue.id), await loggedIn(author.id)];
      const answers = await Promise.all([
        owner.gql<Data>(
          'mutation A($id: ID!, $code: String!) { answer: approveBooking(id: $id, code: $code) { userErrors { code } } }',
          { id: bookingId, code },
        ),
        writer.gql<Data>(
          'mutation S($input: EnquiryInput!) { answer: sendEnquiry(input: $input) { userErrors { code } } }',
          { input: enquiry(elsewhere.id) },
        ),
        writer.gql<Data>(
          'mutation W($input: ReviewInput!) { answer: writeReview(input: $input) { userErrors { code } } }',
          { input: { listingId: elsewhere.id, rating: 4, message: 'A calm garden.' } },
        ),
        remove(caller, field, field === 'deleteUser' ? couple.id : venue.id),
      ]);
      expectQuiet(answers);
      expect(answers[3]?.errors).toBeUndefined();
      // No open booking refers to a deleted account.
      expect(
        await app().sql(
          `SELECT status, user_id, listing_id FROM booking WHERE status = 'pending' AND (user_id IS NULL OR listing_id IS NULL)`,
        ),
      ).toEqual([]);
    }
  },
);

test.each([
  [
    'review',
    'decideReview',
    async (userId: string) => (await makeReview({ userId, status: 'pending' })).id,
    'SELECT user_id AS author FROM review WHERE id = $1',
  ],
  [
    'story',
    'decideRealWedding',
    (authorId: string) => makeStory('pending', { authorId }),
    'SELECT author_id AS author FROM real_wedding WHERE id = $1',
  ],
])('a %s is decided while its author is deleted: both succeed', async (_, field, make, author) => {
  for (let i = 0; i < 5; i++) {
    const { id: userId } = await makeUser();
    const id = await make(userId);
    const [one, two] = [await admin(), await admin()];
    const answers = await Promise.all([
      two.gql<Data>(
        `mutation D($id: ID!) { answer: ${field}(id: $id, publish: true) { userErrors { code } } }`,
        { id },
      ),
      remove(one, 'deleteUser', userId),
    ]);
    expect(answers.flatMap(outcomes)).toEqual([]);
    expect(await app().sql(author, [id])).toEqual([{ author: null }]);
    expect(await app().sql(`SELECT FROM notification WHERE account_id = $1`, [userId])).toEqual([]);
  }
});
