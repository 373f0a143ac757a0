import { Readable } from 'node:stream';
import { everyone, only, type Row } from './row.js';
import { denyEvent, endEvent, makeReview, makeReviewPicture } from './scene.js';

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What both parties are asked after an event, and disputes about reviews. */
export const events: Record<string, Row> = {
  'eventConfirmation.confirm': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async ({ bookingId }) => {
      await endEvent(bookingId);
      return { bookingId, tookPlace: true };
    },
    graphql: {
      document:
        'mutation M($input: EventAnswerInput!) { answer: confirmEvent(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'eventConfirmation.submitStatement': {
    verdicts: only('user'),
    others: { user: 404 },
    input: async ({ bookingId }) => {
      await endEvent(bookingId);
      await denyEvent(bookingId);
      return { bookingId, statement: 'We danced until three.' };
    },
    graphql: {
      document: `mutation M($bookingId: ID!, $statement: String!) {
        answer: submitEventStatement(bookingId: $bookingId, statement: $statement) { userErrors { code } } }`,
    },
  },
  // GraphQL and the URLs of photos are in pictures.test.ts.
  'review.uploadPicture': {
    verdicts: only('user'),
    input: () => ({ file: { createReadStream: () => Readable.from([PIXEL]) } }),
  },
  'review.picture': {
    verdicts: everyone,
    input: async () => ({ id: await makeReviewPicture((await makeReview({})).id) }),
  },
  'review.decideDispute': {
    verdicts: only('admin'),
    input: async ({ bookingId, userId, listingId }) => {
      await endEvent(bookingId);
      await denyEvent(bookingId);
      const { id: reviewId } = await makeReview({ userId, listingId });
      return { reviewId, uphold: true, reason: 'The photos show it.' };
    },
    graphql: {
      document: `mutation M($reviewId: ID!, $uphold: Boolean!, $reason: String!) {
        answer: decideDispute(reviewId: $reviewId, uphold: $uphold, reason: $reason) { userErrors { code } } }`,
    },
  },
};
