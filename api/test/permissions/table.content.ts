import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { everyone, loggedInPeople, only, type Row } from './row.js';
import { makeBlog, makeReview, makeStory, type Caller, type Fixtures } from './scene.js';

/** Makes a rejected story of the fixtures' owner; an admin's own. */
async function rejectedStory({ userId, listingId }: Fixtures, { role, id }: Caller) {
  const owner = role === 'vendor' || role === 'venue' ? listingId : userId;
  return { id: await makeStory('rejected', { authorId: role === 'admin' ? id : owner }) };
}

/** Articles, stories and other content of the pages. */
export const content: Record<string, Row> = {
  'sitePicture.list': {
    verdicts: everyone,
    input: () => ({ kind: 'hero' }),
    graphql: { document: '{ sitePictures(kind: HERO) { key } }' },
  },
  'realWedding.list': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ realWeddings { nodes { id html } } }' },
    rest: [{ route: 'GET weddingpost/all/realweddings' }],
  },
  'realWedding.get': {
    verdicts: everyone,
    input: async () => ({ id: await makeStory('published') }),
    graphql: { document: 'query Q($id: ID!) { found: realWedding(id: $id) { id } }' },
    rest: [{ route: 'GET weddingpost/:id', path: ({ id }) => `weddingpost/${String(id)}` }],
  },
  'realWedding.create': {
    verdicts: loggedInPeople,
    input: () => ({ title: 'Two umbrellas', content: 'It rained.', images: [] }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document: `mutation M($input: RealWeddingInput!, $images: [Upload!]!) {
        answer: createRealWedding(input: $input, images: $images) { userErrors { code } } }`,
      variables: ({ images, ...input }) => ({ images, input }),
    },
    rest: [{ route: 'POST weddingpost/add', body: ({ title, content }) => ({ title, content }) }],
  },
  'realWedding.decide': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeStory('pending'), publish: true }),
    graphql: {
      document: `mutation M($id: ID!) {
        answer: decideRealWedding(id: $id, publish: true) { realWedding { status } userErrors { code } } }`,
    },
  },
  'realWedding.resubmit': {
    verdicts: loggedInPeople,
    others: { user: 404, vendor: 404, venue: 404 },
    input: rejectedStory,
    graphql: {
      document: 'mutation M($id: ID!) { answer: resubmitRealWedding(id: $id) { userErrors { code } } }',
    },
  },
  'realWedding.manage': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ managedRealWeddings { nodes { id content } totalCount } }' },
  },
  'realWedding.preview': {
    verdicts: only('admin'),
    input: () => ({ content: 'It *rained*.' }),
    graphql: { document: 'query Q($content: String!) { previewRealWedding(content: $content) }' },
  },
  'realWedding.update': {
    verdicts: only('admin'),
    input: async () => ({
      id: await makeStory('published'),
      title: 'Rain',
      content: 'It rained.',
      keep: [],
      images: [],
    }),
    // A story needs a picture; this one would have none.
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document: `mutation M($id: ID!, $input: RealWeddingInput!, $keep: [String!]!) {
        answer: updateRealWedding(id: $id, input: $input, keep: $keep) { userErrors { code } } }`,
      variables: ({ id, keep, images: _, ...input }) => ({ id, keep, input }),
    },
    // This call can't remove all pictures of a story, but it can remove the title.
    rest: [
      {
        route: 'PATCH weddingpost/:id',
        path: ({ id }) => `weddingpost/${String(id)}`,
        body: () => ({ title: '' }),
      },
    ],
  },
  'realWedding.delete': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeStory('published') }),
    graphql: {
      document:
        'mutation M($id: ID!) { answer: deleteRealWedding(id: $id) { deletedId userErrors { code } } }',
    },
    rest: [{ route: 'DELETE weddingpost/:id', path: ({ id }) => `weddingpost/${String(id)}` }],
  },
  'blog.related': {
    verdicts: everyone,
    input: async () => ({ listingId: (await makeVenue()).id }),
    graphql: { document: 'query Q($listingId: ID) { relatedBlogs(listingId: $listingId) { id } }' },
  },
  'blog.manage': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ managedBlogs { nodes { id status } totalCount } }' },
  },
  'blog.preview': {
    verdicts: only('admin'),
    input: () => ({ content: 'It *rained*.' }),
    graphql: { document: 'query Q($content: String!) { previewBlog(content: $content) }' },
  },
  'blog.create': {
    verdicts: only('admin'),
    input: () => ({ title: 'Two umbrellas', content: 'It rained.' }),
    graphql: {
      document:
        'mutation M($input: BlogInput!) { answer: createBlog(input: $input) { blog { id } userErrors { code } } }',
      variables: (input) => ({ input }),
    },
    rest: [{ route: 'POST blog/add', body: (input) => input }],
  },
  'blog.update': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeBlog(), title: 'Two umbrellas', content: 'It rained.', keep: [] }),
    graphql: {
      document: `mutation M($id: ID!, $input: BlogInput!, $keep: [String!]!) {
        answer: updateBlog(id: $id, input: $input, keep: $keep) { blog { id } userErrors { code } } }`,
      variables: ({ id, keep, ...input }) => ({ id, keep, input }),
    },
    rest: [
      { route: 'PATCH blog/:id', path: ({ id }) => `blog/${String(id)}`, body: ({ title }) => ({ title }) },
    ],
  },
  'blog.publish': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeBlog(), publish: false }),
    graphql: {
      document: `mutation M($id: ID!, $publish: Boolean!) {
        answer: publishBlog(id: $id, publish: $publish) { blog { status } userErrors { code } } }`,
    },
  },
  'blog.delete': {
    verdicts: only('admin'),
    input: async () => ({ id: await makeBlog() }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteBlog(id: $id) { deletedId userErrors { code } } }',
    },
    rest: [{ route: 'DELETE blog/:id', path: ({ id }) => `blog/${String(id)}` }],
  },
  'review.cases': {
    verdicts: only('admin'),
    input: async () => {
      await makeReview({ status: 'pending' });
      return {};
    },
    graphql: {
      document: '{ reviewCases { nodes { id flagReason authorName review { message } } totalCount } }',
    },
  },
  'review.counts': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ reviewCounts { waiting } }' },
  },
  'overview.get': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ overview { pending { stories } weeks { weekStart } } }' },
  },
  'audit.list': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ auditLog { nodes { id actorName changes { field } } totalCount } }' },
  },
  'audit.filterOptions': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ auditFilterOptions { actions actors { name } } }' },
  },
};
