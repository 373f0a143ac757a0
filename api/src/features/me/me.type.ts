import { Field, ID, ObjectType } from 'type-graphql';
import { RoleEnum } from '../account/role.enum.js';
import type { Role } from '../../core/viewer.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import { ListingStatusEnum } from '../listing/listing.entity.js';
import { Picture } from '../media/picture.js';

@ObjectType({ description: 'The account that asks.' })
export class Me {
  @Field(() => ID, { description: 'The account id, which is also its profile or listing id.' })
  id: string;

  @Field(() => RoleEnum, { description: 'What the account is for.' })
  role: Role;

  @Field({ description: 'True for the one admin who cannot be deleted.' })
  superAdmin: boolean;

  @Field({ description: 'Name of the person or business.' })
  name: string;

  @Field({ description: 'E-mail address the account logs in with.' })
  email: string;

  @Field({
    description:
      'Whether the owner has confirmed this address. Until then it only receives codes and links that were requested.',
  })
  emailConfirmed: boolean;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address: string | null;

  @Field(() => Picture, { nullable: true, description: "A user's own picture; null without one." })
  avatar: Picture | null;

  @Field(() => ListingStatusEnum, {
    nullable: true,
    description: 'Moderation state of the own listing; null without one.',
  })
  listingStatus: ListingStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the own listing was turned down; null unless it was.',
  })
  rejectionReason: string | null;
}
