import Type, { type Static } from 'typebox';
import { REAL_WEDDING_STATUSES } from './real-wedding.constants.js';
import type { RealWeddingWithPictures } from './real-wedding.query.js';
import { pictureUrls } from '../listing/listing.rest-json.js';

export const RealWeddingJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    content: Type.String({ description: 'As written: plain text with Markdown.' }),
    images: Type.Array(Type.String(), { description: 'URLs of its pictures, one to three.' }),
    author: Type.String({ description: 'Empty once the account is deleted.' }),
    eventDate: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
    status: Type.Enum([...REAL_WEDDING_STATUSES], {
      description: 'Unpublished stories are visible to their author and admins.',
    }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'RealWedding' },
);

export const realWeddingJson = (wedding: RealWeddingWithPictures): Static<typeof RealWeddingJson> => ({
  _id: wedding.id,
  title: wedding.title,
  content: wedding.content,
  images: pictureUrls({ gallery: wedding.pictures }),
  author: wedding.author,
  eventDate: wedding.eventDate,
  status: wedding.status,
  createdAt: wedding.createdAt.toISOString(),
});
