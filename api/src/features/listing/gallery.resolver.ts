import { Arg, Ctx, Extensions, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { UploadedFile } from '../media/media.service.js';
import { Picture, pictureOf, type StoredPicture } from '../media/picture.js';
import { Upload } from '../media/upload.scalar.js';
import { GALLERY_MAX } from './listing.constants.js';
import { updatePictureCaption, getGallery, movePicture, removePicture } from './gallery.service.js';
import { addPictures } from './picture.service.js';

@ObjectType({ description: "A picture in the current user's gallery." })
class GalleryPicture {
  @Field(() => ID, { description: 'ID of the picture.' })
  id: string;

  @Field({ description: 'Caption by the owner; may be empty.' })
  caption: string;

  @Field(() => Picture, { description: 'The picture.' })
  picture: Picture;
}

@ObjectType({ description: "Result of changing the current user's gallery." })
class GalleryPayload extends Payload {
  @Field(() => [GalleryPicture], {
    nullable: true,
    description: 'The whole gallery after the change, in order; null if it failed.',
  })
  gallery?: GalleryPicture[];

  @Field(() => [Picture], {
    nullable: true,
    description: 'The gallery as visitors see it; null if it failed.',
  })
  pictures?: Picture[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the added pictures, except those that the gallery already had. Null for other mutations.',
  })
  added?: string[];
}

const present = (stored: readonly StoredPicture[]): GalleryPicture[] =>
  stored.map((one, index) => ({
    id: one.hash,
    caption: one.caption,
    picture: pictureOf(one, 'Picture', index),
  }));

function toGalleryPayload(stored: readonly StoredPicture[]) {
  const gallery = present(stored);
  return { gallery, pictures: gallery.map(({ picture }) => picture) };
}

/** Runs a gallery mutation and returns the whole gallery. */
const mutateGallery = (work: () => Promise<StoredPicture[]>) =>
  payload(async () => toGalleryPayload(await work()));

@Resolver(() => GalleryPicture)
export class GalleryResolver {
  @Extensions({ rows: GALLERY_MAX })
  @Query(() => [GalleryPicture], {
    description:
      "The current user's gallery, in order; at most 100 pictures. The first one is the main picture.",
  })
  myGallery(@Ctx() ctx: Context) {
    return getGallery(ctx).then(present);
  }

  @Mutation(() => GalleryPayload, { description: "Appends pictures to the current user's gallery." })
  addPictures(
    @Arg('files', () => [Upload], { description: 'JPEG, PNG, WebP or AVIF; at most 10 MB each, 20 at once.' })
    files: Promise<UploadedFile>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => {
      const { gallery, added } = await addPictures(ctx, { files });
      return { ...toGalleryPayload(gallery), added };
    });
  }

  @Mutation(() => GalleryPayload, { description: "Moves a picture in the current user's gallery." })
  movePicture(
    @Arg('id', () => ID, { description: 'The picture.' }) id: string,
    @Ctx() ctx: Context,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'ID of the picture to put it before; the end by default.',
    })
    before?: string,
  ) {
    return mutateGallery(() => movePicture(ctx, { id, before }));
  }

  @Mutation(() => GalleryPayload, {
    description: "Sets the caption of a picture in the current user's gallery.",
  })
  updatePictureCaption(
    @Arg('id', () => ID, { description: 'The picture.' }) id: string,
    @Arg('caption', { description: 'At most 200 characters; empty for none.' }) caption: string,
    @Ctx() ctx: Context,
  ) {
    return mutateGallery(() => updatePictureCaption(ctx, { id, caption }));
  }

  @Mutation(() => GalleryPayload, { description: "Removes a picture from the current user's gallery." })
  removePicture(@Arg('id', () => ID, { description: 'The picture.' }) id: string, @Ctx() ctx: Context) {
    return mutateGallery(() => removePicture(ctx, { id }));
  }
}
