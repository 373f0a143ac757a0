import Type from 'typebox';
import { BLOG_MAX_IMAGES } from './blog.constants.js';
import { getBlog, listBlogs } from './blog.service.js';
import { createBlog, deleteBlog, updateBlog } from './edit.service.js';
import { BlogJson, blogJson } from './blog.rest-json.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

const BlogResponse = Envelope(Type.Object({ blog: BlogJson }));
const Category = Type.Optional(Type.String({ default: 'Wedding Blog' }));

export const blogRoutes: Route[] = [
  route({
    method: 'GET',
    path: 'blog/all/blog',
    summary: 'Articles, newest first. Visitors receive published ones, admins also drafts.',
    operation: listBlogs,
    query: Type.Object(PageQuery),
    response: Envelope(Type.Object({ blog: Type.Array(BlogJson) })),
    async handle(ctx, call) {
      const page = await listBlogs(ctx, { drafts: true, ...pageWindow(call) });
      return { ...envelope({ blog: page.nodes.map(blogJson) }), ...(await paged(call, page)) };
    },
  }),
  route({
    method: 'GET',
    path: 'blog/:id',
    summary: 'Returns an article.',
    operation: getBlog,
    response: BlogResponse,
    async handle(ctx, { params }) {
      return envelope({ blog: blogJson(await getBlog(ctx, { id: params.id })) });
    },
  }),
  route({
    method: 'POST',
    path: 'blog/add',
    summary: 'Publishes a new article.',
    operation: createBlog,
    names: { image: 'images' },
    body: Type.Object({ title: Type.String(), content: Type.String(), category: Category }),
    files: 'image',
    fileCount: { max: BLOG_MAX_IMAGES },
    response: BlogResponse,
    async handle(ctx, { body: { title, content, category }, files }) {
      const blog = await createBlog(ctx, { title, content, category, images: files });
      return envelope({ blog: blogJson(blog) }, t('created'));
    },
  }),
  route({
    method: 'PATCH',
    path: 'blog/:id',
    summary: 'Updates an article; omitted fields stay unchanged. New pictures replace the existing ones.',
    operation: updateBlog,
    body: Type.Partial(
      Type.Object({ title: Type.String(), content: Type.String(), category: Type.String() }),
    ),
    files: 'images',
    fileCount: { max: BLOG_MAX_IMAGES },
    response: BlogResponse,
    async handle(ctx, { params, body: { title, content, category }, files }) {
      const blog = await updateBlog(ctx, { id: params.id, title, content, category, images: files });
      return envelope({ blog: blogJson(blog) }, t('updated'));
    },
  }),
  route({
    method: 'DELETE',
    path: 'blog/:id',
    summary: 'Deletes an article with its pictures.',
    operation: deleteBlog,
    response: Envelope(Type.Object({ _id: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { params }) {
      return envelope({ _id: await deleteBlog(ctx, { id: params.id }) }, t('deleted'));
    },
  }),
];
