import { Arg, Ctx, Extensions, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import type { Incoming } from '../media/media.service.js';
import { Picture, pictureOf, type StoredPicture } from '../media/picture.js';
import { Upload } from '../media/upload.scalar.js';
import { GALLERY_MAX } from './listing.constants.js';
import { captionPicture, getGallery, movePicture, removePicture } from './gallery.service.js';
import { addPictures } from './picture.service.js';

@ObjectType({ description: "A picture in the asker's own gallery." })
class GalleryPicture {
  @Field(() => ID, { description: 'Id of the picture.' })
  id: string;

  @Field({ description: 'What its owner says it shows; empty when nothing was said.' })
  caption: string;

  @Field(() => Picture, { description: 'The picture itself.' })
  picture: Picture;
}

@ObjectType({ description: "Outcome of a change of the asker's own gallery." })
class GalleryPayload extends Payload {
  @Field(() => [GalleryPicture], {
    nullable: true,
    description: 'The whole gallery as it is now, in its order; null when the change was refused.',
  })
  gallery?: GalleryPicture[];

  @Field(() => [Picture], { nullable: true, description: 'The same, as visitors get it.' })
  pictures?: Picture[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the pictures that were added; one that was in the gallery before is not among them. Null unless pictures were to be added.',
  })
  added?: string[];
}

const present = (stored: readonly StoredPicture[]): GalleryPicture[] =>
  stored.map((one, index) => ({
    id: one.hash,
    caption: one.caption,
    picture: pictureOf(one, 'Picture', index),
  }));

function whole(stored: readonly StoredPicture[]) {
  const gallery = present(stored);
  return { gallery, pictures: gallery.map(({ picture }) => picture) };
}

/** Runs a change of the gallery and answers the whole of it. */
const changed = (work: () => Promise<StoredPicture[]>) => payload(async () => whole(await work()));

@Resolver(() => GalleryPicture)
export class GalleryResolver {
  @Extensions({ rows: GALLERY_MAX })
  @Query(() => [GalleryPicture], {
    description: "The asker's own gallery in its order, at most 100; the first is the main picture.",
  })
  myGallery(@Ctx() ctx: Context) {
    return getGallery(ctx).then(present);
  }

  @Mutation(() => GalleryPayload, { description: "Adds pictures to the end of the asker's own gallery." })
  addPictures(
    @Arg('files', () => [Upload], { description: 'JPEG, PNG, WebP or AVIF; at most 10 MB each, 20 at once.' })
    files: Promise<Incoming>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => {
      const { gallery, added } = await addPictures(ctx, { files });
      return { ...whole(gallery), added };
    });
  }

  @Mutation(() => GalleryPayload, { description: "Moves a picture of the asker's own gallery." })
  movePicture(
    @Arg('id', () => ID, { description: 'The picture.' }) id: string,
    @Ctx() ctx: Context,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'The picture that it comes before; the end, without.',
    })
    before?: string,
  ) {
    return changed(() => movePicture(ctx, { id, before }));
  }

  @Mutation(() => GalleryPayload, { description: "Says what a picture of the asker's own gallery shows." })
  captionPicture(
    @Arg('id', () => ID, { description: 'The picture.' }) id: string,
    @Arg('caption', { description: 'At most 200 characters; empty for none.' }) caption: string,
    @Ctx() ctx: Context,
  ) {
    return changed(() => captionPicture(ctx, { id, caption }));
  }

  @Mutation(() => GalleryPayload, { description: "Takes a picture out of the asker's own gallery." })
  removePicture(@Arg('id', () => ID, { description: 'The picture.' }) id: string, @Ctx() ctx: Context) {
    return changed(() => removePicture(ctx, { id }));
  }
}
