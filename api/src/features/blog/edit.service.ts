import { findAdmin } from '../admin/admin.service.js';
import { audit, difference } from '../../core/audit.js';
import { conflict, notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { teaser, toPlainText } from '../../core/markdown.js';
import { only, operation } from '../../core/operation.js';
import type { Tx } from '../../core/database.js';
import { orderPictures, keptOf } from '../media/existing-pictures.js';
import { registerMedia, storeUploads, type Incoming } from '../media/media.service.js';
import { Blog } from './blog.entity.js';
import { placePictures, selectBlog, type BlogWithPictures } from './blog.query.js';
import {
  blogIdRules,
  blogImages,
  blogPictureCountProblem,
  editBlogRules,
  newBlogRules,
  publishBlogRules,
} from './blog.rules.js';

/** Characters of a text that the audit log keeps, so that one sees what it was about. */
const REMEMBERED = 200;

/** An article as the audit log keeps it. */
const remembered = (blog: Pick<Blog, 'title' | 'category' | 'content'>, pictures: number) => ({
  title: blog.title,
  category: blog.category,
  content: teaser(toPlainText(blog.content), REMEMBERED),
  pictures,
});

/** Writes a new article, published at once or kept as a draft. */
export const createBlog = operation({
  name: 'blog.create',
  kind: 'write',
  allow: only('admin'),
  limit: 'write',
  input: newBlogRules.shape({ images: blogImages<Incoming | Promise<Incoming>>() }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run(scope, stored): Promise<BlogWithPictures> {
    const { tx, viewer, input } = scope;
    const { images: _, publish, ...written } = input;
    const { name } = await findAdmin(tx, viewer.id);
    const id = newId();
    const publishedAt = publish ? new Date() : null;
    await tx.repository(Blog).insert({ ...written, id, author: name, publishedAt });
    for (const picture of stored) await registerMedia(tx, picture, viewer.id);
    const pictures = orderPictures([], [], stored);
    await placePictures(tx, id, pictures);
    await audit(scope, {
      action: 'blog.create',
      targetType: 'blog',
      targetId: id,
      after: { ...remembered(written, pictures.length), published: publish },
    });
    return existingBlog(tx, id);
  },
});

/**
 * Changes an article. Pictures that are not named to stay go; new ones come behind them. Where none is named, all stay,
 * unless new ones come in their place.
 */
export const updateBlog = operation({
  name: 'blog.update',
  kind: 'write',
  allow: only('admin'),
  limit: 'write',
  input: editBlogRules
    .shape({ images: blogImages<Incoming | Promise<Incoming>>() })
    .test('images', ({ keep, images }, { createError }) => {
      const message = blogPictureCountProblem((keep?.length ?? 0) + images.length);
      return message ? createError({ path: 'images', message }) : true;
    }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run(scope, stored): Promise<BlogWithPictures> {
    const { tx, viewer, input } = scope;
    const { id, keep, images: _, ...written } = input;
    const before = await selectBlog(tx, id, true);
    if (!before) throw notFound('Blog post');
    const pictures = orderPictures(before.pictures, keptOf(before.pictures, keep, stored), stored);
    await tx.repository(Blog).update({ id }, { ...written, updatedAt: new Date() });
    for (const picture of stored) await registerMedia(tx, picture, viewer.id);
    await placePictures(tx, id, pictures);
    const after = await existingBlog(tx, id);
    await audit(scope, {
      action: 'blog.update',
      targetType: 'blog',
      targetId: id,
      ...difference(remembered(before, before.pictures.length), remembered(after, pictures.length)),
    });
    return after;
  },
});

/** Publishes a draft, or takes a published article back. Whoever comes second is told that it is so. */
export const publishBlog = operation({
  name: 'blog.publish',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: publishBlogRules,
  async run(scope): Promise<BlogWithPictures> {
    const { tx, input } = scope;
    const before = await selectBlog(tx, input.id, true);
    if (!before) throw notFound('Blog post');
    const published = before.publishedAt !== null && before.publishedAt <= new Date();
    if (published === input.publish)
      throw conflict(
        input.publish ? 'This article is already published.' : 'This article is already a draft.',
      );
    await tx.repository(Blog).update({ id: input.id }, { publishedAt: input.publish ? new Date() : null });
    await audit(scope, {
      action: 'blog.publish',
      targetType: 'blog',
      targetId: input.id,
      before: { published },
      after: { published: input.publish },
    });
    return existingBlog(tx, input.id);
  },
});

/** Deletes an article; its pictures go with the next sweep. Answers its id. */
export const deleteBlog = operation({
  name: 'blog.delete',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: blogIdRules,
  async run(scope): Promise<string> {
    const { tx, input } = scope;
    const before = await selectBlog(tx, input.id, true);
    if (!before) throw notFound('Blog post');
    await tx.repository(Blog).delete({ id: input.id });
    await audit(scope, {
      action: 'blog.delete',
      targetType: 'blog',
      targetId: input.id,
      before: { ...remembered(before, before.pictures.length), published: before.publishedAt !== null },
    });
    return input.id;
  },
});

async function existingBlog(tx: Tx, id: string): Promise<BlogWithPictures> {
  const blog = await selectBlog(tx, id);
  if (!blog) throw notFound('Blog post');
  return blog;
}
