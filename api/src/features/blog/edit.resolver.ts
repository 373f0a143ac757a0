import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { Incoming } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { BLOG_MAX_IMAGES, DEFAULT_CATEGORY } from './blog.constants.js';
import { Blog } from './blog.entity.js';
import { UpdateBlogInput, BlogInput } from './blog.inputs.js';
import { createBlog, deleteBlog, publishBlog, updateBlog } from './edit.service.js';

@ObjectType({ description: 'Outcome of writing an article.' })
class BlogPayload extends Payload {
  @Field(() => Blog, { nullable: true, description: 'The article as it is now; null when refused.' })
  blog?: Blog;
}

@ObjectType({ description: 'Outcome of deleting an article.' })
class DeleteBlogPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The article that is gone; null when refused.' })
  deletedId?: string;
}

const idArg = { description: 'Id of the article.' };
const inputArg = { description: 'The article.' };
const imagesArg = {
  defaultValue: [],
  description: `New pictures, with those that stay at most ${BLOG_MAX_IMAGES}: JPEG, PNG, WebP or AVIF, at most 10 MB each.`,
};

/** What admins do with articles. */
@Resolver()
export class EditBlogResolver {
  @Mutation(() => BlogPayload, { description: 'Writes an article. For admins.' })
  createBlog(
    @Arg('input', () => BlogInput, inputArg) input: BlogInput,
    @Arg('publish', () => Boolean, {
      defaultValue: true,
      description: 'False keeps it as a draft.',
    })
    publish: boolean,
    @Arg('images', () => [Upload], imagesArg) images: Promise<Incoming>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ blog: await createBlog(ctx, { ...input, publish, images }) }));
  }

  @Mutation(() => BlogPayload, {
    description: 'Changes an article: what is named in `changes`, or with `input` all of it. For admins.',
  })
  updateBlog(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => BlogInput, {
      nullable: true,
      description: 'The article whole: what others changed meanwhile is overwritten.',
    })
    input: BlogInput | undefined,
    @Arg('changes', () => UpdateBlogInput, {
      nullable: true,
      description: 'What to change; what is left out stays as it is.',
    })
    changes: UpdateBlogInput | undefined,
    @Arg('keep', () => [String], {
      nullable: true,
      description:
        'Addresses of the pictures that stay, in their order; others go. Left out, all stay, or make room for `images`.',
    })
    keep: string[] | undefined,
    @Arg('images', () => [Upload], imagesArg) images: Promise<Incoming>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({
      blog: await updateBlog(ctx, {
        ...(input && { ...input, category: input.category ?? DEFAULT_CATEGORY }),
        ...changes,
        id,
        keep,
        images,
      }),
    }));
  }

  @Mutation(() => BlogPayload, { description: 'Publishes an article, or takes it back. For admins.' })
  publishBlog(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('publish', { description: 'True publishes, false makes it a draft.' }) publish: boolean,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ blog: await publishBlog(ctx, { id, publish }) }));
  }

  @Mutation(() => DeleteBlogPayload, { description: 'Deletes an article. For admins.' })
  deleteBlog(@Arg('id', () => ID, idArg) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ deletedId: await deleteBlog(ctx, { id }) }));
  }
}
