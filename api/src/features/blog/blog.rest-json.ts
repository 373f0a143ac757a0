import Type, { type Static } from 'typebox';
import type { BlogWithPictures } from './blog.query.js';
import { pictureUrls } from '../listing/listing.rest-json.js';

export const BlogJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    content: Type.String({ description: 'As written: plain text with Markdown.' }),
    images: Type.Array(Type.String(), { description: 'URLs of its pictures.' }),
    author: Type.String(),
    category: Type.String(),
    publishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'Null for drafts, which only admins receive.',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Blog' },
);

export const blogJson = (blog: BlogWithPictures): Static<typeof BlogJson> => ({
  _id: blog.id,
  title: blog.title,
  content: blog.content,
  images: pictureUrls({ gallery: blog.pictures }),
  author: blog.author,
  category: blog.category,
  publishedAt: blog.publishedAt?.toISOString() ?? null,
  createdAt: blog.createdAt.toISOString(),
  updatedAt: blog.updatedAt.toISOString(),
});
