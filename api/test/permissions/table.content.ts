import { everyone, type Row } from './row.js';

/** What the pages show beside venues and vendors. */
export const content: Record<string, Row> = {
  'sitePicture.list': {
    may: everyone,
    input: () => ({ kind: 'hero' }),
    graphql: {
      document: '{ sitePictures(kind: HERO) { key } }',
    },
  },
};
