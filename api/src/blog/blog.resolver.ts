import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { nullWhenMissing } from '../core/errors.js';
import { shortOpening, teaser, toHtml, toPlainText } from '../core/markdown.js';
import { Picture, picturesOf } from '../media/picture.js';
import { Blog } from './blog.entity.js';
import { getBlog, listBlogs } from './blog.service.js';

/** Characters of the paragraph that an article opens with. */
const OPENING = 500;

@ArgsType()
class BlogListArgs {
  @Field(() => Int, { defaultValue: 10, description: 'Page size, 1 to 50.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string;

  @Field(() => ID, { nullable: true, description: 'An article to leave out, because it is being read.' })
  except?: string;
}

const BlogConnection = connectionType('Blog', () => Blog);

@Resolver(() => Blog)
export class BlogResolver {
  @Query(() => BlogConnection, { description: 'Published articles, newest first.' })
  async blogs(@Args(() => BlogListArgs) args: BlogListArgs, @Ctx() ctx: Context) {
    return connectionOf(await listBlogs(ctx, graphqlWindow(args)));
  }

  @Query(() => Blog, { nullable: true, description: 'One article, or null when there is none to read.' })
  blog(@Arg('id', () => ID, { description: 'Id of the article.' }) id: string, @Ctx() ctx: Context) {
    return getBlog(ctx, { id }).catch(nullWhenMissing);
  }

  @FieldResolver(() => String, {
    description: `The text as safe HTML; its opening paragraph has at most ${OPENING} characters.`,
  })
  html(@Root() blog: Blog): string {
    return toHtml(shortOpening(blog.content, OPENING));
  }

  @FieldResolver(() => String, { description: 'The beginning of the text, cut at a word.' })
  teaser(
    @Root() blog: Blog,
    @Arg('length', () => Int, { defaultValue: 200, description: 'At most so many characters, 1 to 1000.' })
    length: number,
  ): string {
    return teaser(toPlainText(blog.content), Math.min(1000, Math.max(1, length)));
  }

  @FieldResolver(() => [Picture], { description: 'Its pictures.' })
  pictures(@Root() blog: Blog): Picture[] {
    return picturesOf(blog.pictures, blog.title);
  }
}
