import { findAdmin } from '../admin/admin.service.js';
import { audit, difference } from '../../core/audit.js';
import { conflict, notFound } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { auditExcerpt } from '../../core/markdown.js';
import { only, operation } from '../../core/operation.js';
import type { Tx } from '../../core/database.js';
import { orderPictures, picturesToKeep } from '../media/existing-pictures.js';
import { registerMedia, storeUploads, type UploadedFile } from '../media/media.service.js';
import { Blog } from './blog.entity.js';
import { replacePictures, selectBlog, type BlogWithPictures } from './blog.query.js';
import {
  blogIdRules,
  blogImages,
  blogPictureCountProblem,
  editBlogRules,
  newBlogRules,
  publishBlogRules,
} from './blog.rules.js';
import { isPublished } from './published.js';
import { t } from './messages.generated.js';

/** Returns an article's summary for the audit log. */
const auditSummary = (blog: Pick<Blog, 'title' | 'category' | 'content'>, pictures: number) => ({
  title: blog.title,
  category: blog.category,
  content: auditExcerpt(blog.content),
  pictures,
});

/** Creates an article, published or as a draft. */
export const createBlog = operation({
  name: 'blog.create',
  kind: 'write',
  allow: only('admin'),
  limit: 'write',
  input: newBlogRules.shape({ images: blogImages<UploadedFile | Promise<UploadedFile>>() }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run(scope, stored): Promise<BlogWithPictures> {
    const { tx, viewer, input } = scope;
    const { images: _, publish, ...written } = input;
    const { name } = await findAdmin(tx, viewer.id);
    const id = newId();
    // The database's clock, with which lists compare.
    const publishedAt = publish ? () => 'now()' : null;
    await tx.repository(Blog).insert({ ...written, id, author: name, publishedAt });
    for (const picture of stored) await registerMedia(tx, picture, viewer.id);
    const pictures = orderPictures([], [], stored);
    await replacePictures(tx, id, pictures);
    await audit(scope, {
      action: 'blog.create',
      targetType: 'blog',
      targetId: id,
      after: { ...auditSummary(written, pictures.length), published: publish },
    });
    return existingBlog(tx, id);
  },
});

/**
 * Updates an article. Pictures that aren't listed in `keep` are removed, and new ones are appended. Without `keep`, all
 * stay unless new ones replace them.
 */
export const updateBlog = operation({
  name: 'blog.update',
  kind: 'write',
  allow: only('admin'),
  limit: 'write',
  input: editBlogRules
    .shape({ images: blogImages<UploadedFile | Promise<UploadedFile>>() })
    .test('images', ({ keep, images }, { createError }) => {
      const message = blogPictureCountProblem((keep?.length ?? 0) + images.length);
      return message ? createError({ path: 'images', message }) : true;
    }),
  prepare: ({ ctx, input }) => storeUploads(ctx, input.images),
  async run(scope, stored): Promise<BlogWithPictures> {
    const { tx, viewer, input } = scope;
    const { id, keep, images: _, ...written } = input;
    const before = await selectBlog(tx, id, true);
    if (!before) throw notFound(t('blogNotFound'));
    const pictures = orderPictures(before.pictures, picturesToKeep(before.pictures, keep, stored), stored);
    await tx.repository(Blog).update({ id }, { ...written, updatedAt: new Date() });
    for (const picture of stored) await registerMedia(tx, picture, viewer.id);
    await replacePictures(tx, id, pictures);
    const after = await existingBlog(tx, id);
    await audit(scope, {
      action: 'blog.update',
      targetType: 'blog',
      targetId: id,
      ...difference(auditSummary(before, before.pictures.length), auditSummary(after, pictures.length)),
    });
    return after;
  },
});

/** Publishes or unpublishes an article. Fails if it already has that status. */
export const publishBlog = operation({
  name: 'blog.publish',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: publishBlogRules,
  async run(scope): Promise<BlogWithPictures> {
    const { tx, input } = scope;
    const before = await selectBlog(tx, input.id, true);
    if (!before) throw notFound(t('blogNotFound'));
    const published = isPublished(before);
    if (published === input.publish)
      throw conflict(input.publish ? t('alreadyPublished') : t('alreadyDraft'));
    await tx.repository(Blog).update({ id: input.id }, { publishedAt: input.publish ? () => 'now()' : null });
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

/** Deletes an article and returns its ID. The nightly cleanup deletes its pictures. */
export const deleteBlog = operation({
  name: 'blog.delete',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: blogIdRules,
  async run(scope): Promise<string> {
    const { tx, input } = scope;
    const before = await selectBlog(tx, input.id, true);
    if (!before) throw notFound(t('blogNotFound'));
    await tx.repository(Blog).delete({ id: input.id });
    await audit(scope, {
      action: 'blog.delete',
      targetType: 'blog',
      targetId: input.id,
      before: { ...auditSummary(before, before.pictures.length), published: isPublished(before) },
    });
    return input.id;
  },
});

async function existingBlog(tx: Tx, id: string): Promise<BlogWithPictures> {
  const blog = await selectBlog(tx, id);
  if (!blog) throw notFound(t('blogNotFound'));
  return blog;
}
