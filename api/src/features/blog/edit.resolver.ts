import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { UploadedFile } from '../media/media.service.js';
import { Upload } from '../media/upload.scalar.js';
import { BLOG_MAX_IMAGES, DEFAULT_CATEGORY } from './blog.constants.js';
import { Blog } from './blog.entity.js';
import { UpdateBlogInput, BlogInput } from './blog.inputs.js';
import { createBlog, deleteBlog, publishBlog, updateBlog } from './edit.service.js';

@ObjectType({ description: 'Result of creating, updating, publishing or unpublishing an article.' })
class BlogPayload extends Payload {
  @Field(() => Blog, { nullable: true, description: 'The article after the change; null if it failed.' })
  blog?: Blog;
}

@ObjectType({ description: 'Result of deleting an article.' })
class DeleteBlogPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the deleted article; null if it failed.' })
  deletedId?: string;
}

const idArg = { description: 'ID of the article.' };
const inputArg = { description: 'The article.' };
const imagesArg = {
  defaultValue: [],
  description: `New pictures; at most ${BLOG_MAX_IMAGES} together with those kept. JPEG, PNG, WebP or AVIF, at most 10 MB each.`,
};

/** Admins' mutations on articles. */
@Resolver()
export class EditBlogResolver {
  @Mutation(() => BlogPayload, { description: 'Creates an article. For admins.' })
  createBlog(
    @Arg('input', () => BlogInput, inputArg) input: BlogInput,
    @Arg('publish', () => Boolean, {
      defaultValue: true,
      description: 'Whether to publish it; otherwise it is a draft.',
    })
    publish: boolean,
    @Arg('images', () => [Upload], imagesArg) images: Promise<UploadedFile>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ blog: await createBlog(ctx, { ...input, publish, images }) }));
  }

  @Mutation(() => BlogPayload, {
    description:
      'Updates an article: all fields (`input`), some fields (`changes`), or both; `changes` wins. For admins.',
  })
  updateBlog(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => BlogInput, {
      nullable: true,
      description: 'All fields of the article. Overwrites concurrent changes of other admins.',
    })
    input: BlogInput | undefined,
    @Arg('changes', () => UpdateBlogInput, {
      nullable: true,
      description: 'Fields to change. Omitted fields stay unchanged.',
    })
    changes: UpdateBlogInput | undefined,
    @Arg('keep', () => [String], {
      nullable: true,
      description:
        'URLs of the pictures to keep, in order; others are removed. By default, all are kept unless `images` replaces them.',
    })
    keep: string[] | undefined,
    @Arg('images', () => [Upload], imagesArg) images: Promise<UploadedFile>[],
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

  @Mutation(() => BlogPayload, { description: 'Publishes or unpublishes an article. For admins.' })
  publishBlog(
    @Arg('id', () => ID, idArg) id: string,
    @Arg('publish', { description: 'True to publish it, false to make it a draft.' }) publish: boolean,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ blog: await publishBlog(ctx, { id, publish }) }));
  }

  @Mutation(() => DeleteBlogPayload, { description: 'Deletes an article. For admins.' })
  deleteBlog(@Arg('id', () => ID, idArg) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ deletedId: await deleteBlog(ctx, { id }) }));
  }
}
