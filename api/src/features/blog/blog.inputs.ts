import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import {
  BLOG_SORTS,
  BLOG_STATES,
  DEFAULT_CATEGORY,
  type BlogSort,
  type BlogState,
} from './blog.constants.js';

export const BlogStateEnum = graphqlEnum(
  'BlogState',
  'Where an article stands.',
  upperKeys(BLOG_STATES),
  (key) => ({ DRAFT: 'Only admins see it.', PUBLISHED: 'Public.' })[key] ?? key,
);

const BlogSortEnum = graphqlEnum(
  'BlogSort',
  "Order of the admins' table of articles.",
  Object.fromEntries(Object.keys(BLOG_SORTS).map((key) => [key, key])),
  (key) => BLOG_SORTS[key as BlogSort],
);

@ArgsType()
export class BlogListArgs extends pageArgs(10) {
  @Field(() => ID, { nullable: true, description: 'An article to leave out, because it is being read.' })
  except?: string;
}

@ArgsType()
export class ManageBlogsArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => BlogStateEnum, { nullable: true, description: 'Only those that stand so.' })
  state?: BlogState;

  @Field(() => String, { nullable: true, description: 'Part of the title, the label or the author’s name.' })
  search?: string;

  @Field(() => BlogSortEnum, { defaultValue: 'WRITTEN', description: 'Order.' })
  sort: BlogSort;

  @Field({ defaultValue: true, description: 'The last first.' })
  descending: boolean;
}

@InputType({ description: 'What is written of an article.' })
export class BlogInput {
  @Field({ description: 'Title.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: `Label above the title; "${DEFAULT_CATEGORY}" where none is given.`,
  })
  category?: string;

  @Field({ description: 'The article: paragraphs, with Markdown emphasis, headings, lists and links.' })
  content: string;
}

@InputType({ description: 'What to change of an article; what is left out stays as it is.' })
export class UpdateBlogInput {
  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Label above the title.' })
  category?: string;

  @Field(() => String, { nullable: true, description: 'The article, as in `BlogInput`.' })
  content?: string;
}
