import { newId } from '../../src/core/ids.js';
import { app } from '../app.js';
import { only, type Row } from './row.js';
import type { Fixtures } from './scene.js';

/** Saves a reply of the fixtures' business. */
async function makeReply({ listingId }: Fixtures): Promise<string> {
  const id = newId();
  await app().sql(`INSERT INTO saved_reply (id, listing_id, title, body) VALUES ($1, $2, 'Hello', 'Hello')`, [
    id,
    listingId,
  ]);
  return id;
}

/** Saved replies: of the business itself. */
export const savedReplies: Record<string, Row> = {
  'savedReply.list': {
    verdicts: only('vendor', 'venue'),
    input: () => ({}),
    graphql: { document: 'query Q { savedReplies { id } }', ownRowsOnly: true },
  },
  'savedReply.save': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async (fixtures) => ({ id: await makeReply(fixtures), title: 'Welcome', body: 'Hello {name}' }),
    graphql: {
      document:
        'mutation M($input: SavedReplyInput!) { answer: saveReply(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'savedReply.delete': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async (fixtures) => ({ id: await makeReply(fixtures) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteSavedReply(id: $id) { userErrors { code } } }',
    },
  },
};
