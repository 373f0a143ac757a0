import type { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { Payload, payload } from '../core/payload.js';
import type { Incoming } from '../media/media.service.js';
import { Picture, picturesOf } from '../media/picture.js';
import { Contact, Listing } from './listing.entity.js';
import { contactOf } from './listing.service.js';
import { addPictures } from './picture.service.js';

@ObjectType({ description: 'Outcome of an upload to a gallery.' })
class GalleryPayload extends Payload {
  @Field(() => [Picture], {
    nullable: true,
    description: 'The whole gallery as it is now; null when it was refused.',
  })
  pictures?: Picture[];
}

/** graphql-upload's types are of another copy of graphql's; the object is the same. */
const Upload = GraphQLUpload as unknown as GraphQLScalarType;

@Resolver(() => Listing)
export class ListingResolver {
  @FieldResolver(() => Contact, { nullable: true, description: 'Null unless the asker is logged in.' })
  contact(@Root() listing: Listing, @Ctx() ctx: Context): Contact | null {
    return contactOf(ctx.viewer, listing);
  }

  @FieldResolver(() => [Picture], { description: 'Gallery in its order; the first is the main picture.' })
  pictures(
    @Root() listing: Listing,
    @Arg('first', () => Int, { nullable: true, description: 'At most this many, 1 to 50.' }) first?: number,
  ): Picture[] {
    const shown = first == null ? listing.gallery : listing.gallery.slice(0, graphqlWindow({ first }).first);
    return picturesOf(shown, listing.name);
  }

  @FieldResolver(() => Int, { description: 'Number of pictures in the gallery.' })
  pictureCount(@Root() listing: Listing): number {
    return listing.gallery.length;
  }

  @Mutation(() => GalleryPayload, { description: "Adds pictures to the end of the asker's own gallery." })
  addPictures(
    @Arg('files', () => [Upload], { description: 'JPEG, PNG, WebP or AVIF; at most 10 MB each, 20 at once.' })
    files: Promise<Incoming>[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ pictures: picturesOf(await addPictures(ctx, { files }), 'Picture') }));
  }
}
