import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { enumOf, graphqlEnum, upperKeys } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { upTo } from '../../core/max-length.js';
import {
  BLOG_SORTS,
  BLOG_STATUSES,
  DEFAULT_CATEGORY,
  type BlogSort,
  type BlogStatus,
} from './blog.constants.js';
import { blogRules, editBlogRules, manageBlogsRules } from './blog.rules.js';

export const BlogStatusEnum = graphqlEnum(
  'BlogStatus',
  'Status of an article.',
  upperKeys(BLOG_STATUSES),
  (key) => ({ DRAFT: 'Visible to admins only.', PUBLISHED: 'Public.' })[key] ?? key,
);

const BlogSortEnum = graphqlEnum(
  'BlogSort',
  "Sort order of the admins' table of articles.",
  enumOf(Object.keys(BLOG_SORTS)),
  (key) => BLOG_SORTS[key as BlogSort],
);

@ArgsType()
export class BlogListArgs extends pageArgs(10) {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of an article to exclude, such as the one being read.',
  })
  except?: string;
}

@ArgsType()
export class ManageBlogsArgs extends pageArgs(MANAGE_PAGE_SIZE) {
  @Field(() => BlogStatusEnum, { nullable: true, description: 'Filters by status.' })
  status?: BlogStatus;

  @Field(() => String, {
    nullable: true,
    description: `Part of the title, label or author's name (${upTo(manageBlogsRules.fields.search)}).`,
  })
  search?: string;

  @Field(() => BlogSortEnum, { defaultValue: 'CREATED', description: 'Sort order.' })
  sort: BlogSort;

  @Field({ defaultValue: true, description: 'Sorts in descending order.' })
  descending: boolean;
}

@InputType({ description: 'Text of an article.' })
export class BlogInput {
  @Field({ description: `Title, ${upTo(blogRules.fields.title)}.` })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: `Label above the title, ${upTo(blogRules.fields.category)}; "${DEFAULT_CATEGORY}" by default.`,
  })
  category?: string;

  @Field({
    description: `The text: paragraphs with Markdown emphasis, headings, lists and links, ${upTo(blogRules.fields.content)}.`,
  })
  content: string;
}

@InputType({ description: 'Changes to an article. Omitted fields stay unchanged.' })
export class UpdateBlogInput {
  @Field(() => String, { nullable: true, description: `Title, ${upTo(editBlogRules.fields.title)}.` })
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: `Label above the title, ${upTo(editBlogRules.fields.category)}.`,
  })
  category?: string;

  @Field(() => String, {
    nullable: true,
    description: `The text, as in \`BlogInput\`, ${upTo(editBlogRules.fields.content)}.`,
  })
  content?: string;
}
