import { everyone, loggedInPeople, only, type Row } from './row.js';
import { makeStory } from './scene.js';

/** What the pages show beside venues and vendors. */
export const content: Record<string, Row> = {
  'sitePicture.list': {
    may: everyone,
    input: () => ({ kind: 'hero' }),
    graphql: { document: '{ sitePictures(kind: HERO) { key } }' },
  },
  'realWedding.list': {
    may: everyone,
    input: () => ({}),
    graphql: { document: '{ realWeddings { nodes { id html } } }' },
  },
  'realWedding.get': {
    may: everyone,
    input: async () => ({ id: await makeStory('published') }),
    graphql: { document: 'query Q($id: ID!) { found: realWedding(id: $id) { id } }' },
  },
  'realWedding.create': {
    may: loggedInPeople,
    input: () => ({ title: 'Two umbrellas', content: 'It rained.', images: [] }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document: `mutation M($input: RealWeddingInput!, $images: [Upload!]!) {
        answer: createRealWedding(input: $input, images: $images) { userErrors { code } } }`,
      variables: ({ images, ...input }) => ({ images, input }),
    },
  },
  'realWedding.decide': {
    may: only('admin'),
    input: async () => ({ id: await makeStory('pending'), publish: true }),
    graphql: {
      document: `mutation M($id: ID!) {
        answer: decideRealWedding(id: $id, publish: true) { realWedding { status } userErrors { code } } }`,
    },
  },
};
