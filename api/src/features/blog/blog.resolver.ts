import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { cachedPlainText, teaser } from '../../core/markdown.js';
import { PublicData } from '../../core/public-data.js';
import { upTo } from '../../core/max-length.js';
import { Picture, picturesOf } from '../media/picture.js';
import type { BlogStatus } from './blog.constants.js';
import { Blog } from './blog.entity.js';
import { BlogListArgs, BlogStatusEnum, ManageBlogsArgs } from './blog.inputs.js';
import type { BlogWithPictures } from './blog.query.js';
import { blogPreviewRules } from './blog.rules.js';
import {
  articleHtml,
  getBlog,
  listBlogs,
  manageBlogs,
  FIRST_PARAGRAPH_LENGTH,
  previewBlog,
} from './blog.service.js';
import { isPublished } from './published.js';
import { relatedBlogs } from './related.service.js';

const BlogConnection = connectionType('Blog', () => Blog);

@Resolver(() => Blog)
export class BlogResolver {
  @PublicData()
  @Query(() => BlogConnection, { description: 'Published articles, newest first.' })
  async blogs(@Args(() => BlogListArgs) args: BlogListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listBlogs(ctx, graphqlWindow(args)));
  }

  @PublicData()
  @Query(() => Blog, {
    nullable: true,
    description: 'Returns an article, or null if there is none that the current user can read.',
  })
  blog(@Arg('id', () => ID, { description: 'ID of the article.' }) id: string, @Ctx() ctx: Context) {
    return getBlog(ctx, { id }).catch(nullIfNotFound);
  }

  @Extensions({ statements: 2 })
  @PublicData()
  @Query(() => [Blog], {
    description:
      'Three published articles that relate to a listing: first those about its category, then those that mention its city, then the newest.',
  })
  relatedBlogs(
    @Ctx() ctx: Context,
    @Arg('listingId', () => ID, {
      nullable: true,
      description: 'ID of the listing. If omitted, returns the newest articles.',
    })
    listingId?: string,
  ): Promise<BlogWithPictures[]> {
    return relatedBlogs(ctx, { listingId });
  }

  @Query(() => BlogConnection, {
    description: 'All articles, including drafts. For admins.',
  })
  async managedBlogs(@Args(() => ManageBlogsArgs) args: ManageBlogsArgs, @Ctx() ctx: Context) {
    return connectionOf(await manageBlogs(ctx, graphqlWindow(args)));
  }

  @Query(() => String, { description: 'Preview of an article as safe HTML. For admins.' })
  previewBlog(
    @Arg('content', { description: `The text with Markdown, ${upTo(blogPreviewRules.fields.content)}.` })
    content: string,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return previewBlog(ctx, { content });
  }

  @FieldResolver(() => BlogStatusEnum, { description: 'Status.' })
  status(@Root() blog: Blog): BlogStatus {
    return isPublished(blog) ? 'published' : 'draft';
  }

  @FieldResolver(() => String, {
    description: `The text as safe HTML. A first paragraph of more than ${FIRST_PARAGRAPH_LENGTH} characters is split.`,
  })
  async html(@Root() blog: Blog): Promise<string> {
    return articleHtml(blog.content);
  }

  @FieldResolver(() => String, { description: 'The beginning of the text, cut between words.' })
  async teaser(
    @Root() blog: Blog,
    @Arg('length', () => Int, { defaultValue: 200, description: 'Maximum length in characters, 1 to 1000.' })
    length: number,
  ): Promise<string> {
    return teaser(await cachedPlainText(blog.content), Math.min(1000, Math.max(1, length)));
  }

  @FieldResolver(() => [Picture], { description: 'Pictures of the article.' })
  pictures(@Root() blog: BlogWithPictures): Picture[] {
    return picturesOf(blog.pictures, blog.title);
  }
}
