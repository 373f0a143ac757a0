import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { clip } from '../../core/clip.js';
import { graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { Picture, picturesOf } from '../media/picture.js';
import {
  CONTACTS_PER_DAY,
  CONTACTS_ON_FIRST_DAY,
  GALLERY_MAX,
  type ListingStatus,
} from './listing.constants.js';
import { Contact, Listing, ListingStatusEnum } from './listing.entity.js';
import { contactFor } from './contact.service.js';
import { decisionRules } from './listing.rules.js';
import { decideListing, emailConfirmed, rankListing } from './listing.service.js';

/** Length of a listing's text on cards, which show two lines. */
const EXCERPT_LENGTH = 200;

@ObjectType({ description: 'Result of deciding or ranking a listing.' })
class ModerationPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the listing; null if it failed.' })
  id?: string;

  @Field(() => ListingStatusEnum, { nullable: true, description: 'New status; null for other actions.' })
  status?: ListingStatus;

  @Field(() => Int, { nullable: true, description: 'New rank; null for other actions.' })
  rank?: number;
}

@Resolver(() => Listing)
export class ListingResolver {
  @FieldResolver(() => Contact, {
    nullable: true,
    description: `Contact details; null without a login. An account can read those of ${CONTACTS_PER_DAY} listings a day (${CONTACTS_ON_FIRST_DAY} in its first 24 hours). Beyond that they are null, except for listings that it has read that day.`,
  })
  contact(@Root() listing: Listing, @Ctx() ctx: Context): Promise<Contact | null> {
    return contactFor(ctx, listing);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the owner has confirmed their email address. Null for everybody but admins.',
  })
  async emailConfirmed(@Root() listing: Listing, @Ctx() ctx: Context): Promise<boolean | null> {
    return ctx.viewer?.role === 'admin' ? emailConfirmed(ctx, listing.id) : null;
  }

  @Extensions({ rows: GALLERY_MAX })
  @FieldResolver(() => [Picture], { description: 'Gallery, in order; the first one is the main picture.' })
  pictures(
    @Root() listing: Listing,
    @Arg('first', () => Int, { nullable: true, description: 'Maximum number of pictures, 1 to 50.' })
    first?: number,
  ): Picture[] {
    const shown = first == null ? listing.gallery : listing.gallery.slice(0, graphqlWindow({ first }).first);
    return picturesOf(shown, listing.name);
  }

  @FieldResolver(() => String, {
    description: `The first ${EXCERPT_LENGTH} characters of the summary on one line, without cutting words.`,
  })
  excerpt(@Root() listing: Listing): string {
    return clip(listing.summary, EXCERPT_LENGTH);
  }

  @FieldResolver(() => Int, { description: 'Number of pictures in the gallery.' })
  pictureCount(@Root() listing: Listing): number {
    return listing.gallery.length;
  }

  @Mutation(() => ModerationPayload, {
    description: 'Approves a pending listing, or rejects it with a reason. For admins.',
  })
  decideListing(
    @Arg('id', () => ID, { description: 'The venue or vendor.' }) id: string,
    @Arg('approve', { description: 'True to approve, false to reject.' }) approve: boolean,
    @Ctx() ctx: Context,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Required to reject; ${upTo(decisionRules.fields.reason)}. Sent to the owner.`,
    })
    reason?: string,
  ) {
    return payload(() => decideListing(ctx, { id, decision: approve ? 'approved' : 'rejected', reason }));
  }

  @Mutation(() => ModerationPayload, {
    description: "Sets the editor's rank, clamped to 0 to 10. For admins.",
  })
  rankListing(
    @Arg('id', () => ID, { description: 'The venue or vendor.' }) id: string,
    @Arg('rank', () => Int, { description: '0 to 10.' }) rank: number,
    @Ctx() ctx: Context,
  ) {
    return payload(() => rankListing(ctx, { id, rank }));
  }
}
