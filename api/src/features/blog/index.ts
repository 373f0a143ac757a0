import type { Feature } from '../feature.js';
import { Blog } from './blog.entity.js';
import { BlogResolver } from './blog.resolver.js';
import { blogRoutes } from './blog.rest.js';
import { EditBlogResolver } from './edit.resolver.js';

export const blog: Feature = {
  name: 'blog',
  dependsOn: ['media', 'admin', 'listing', 'vendor'],
  tables: ['blog', 'blog_picture'],
  entities: [Blog],
  resolvers: [BlogResolver, EditBlogResolver],
  rest: blogRoutes,
};
