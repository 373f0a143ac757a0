import { Field, ID, ObjectType } from 'type-graphql';
import { RoleEnum } from '../account/role.enum.js';
import type { Role } from '../../core/viewer.js';
import type { ListingStatus } from '../listing/listing.constants.js';
import { ListingStatusEnum } from '../listing/listing.entity.js';
import { Picture } from '../media/picture.js';

@ObjectType({ description: "The current user's account." })
export class Me {
  @Field(() => ID, { description: 'ID of the account, and of its profile or listing.' })
  id: string;

  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role: Role;

  @Field({ description: 'Whether this is the super admin, who cannot be deleted.' })
  superAdmin: boolean;

  @Field({ description: 'Name of the person or business.' })
  name: string;

  @Field({ description: 'Email address to log in with.' })
  email: string;

  @Field({
    description:
      'Whether the owner has confirmed this address. Until then, it only receives requested codes and links.',
  })
  emailConfirmed: boolean;

  @Field(() => String, { nullable: true, description: 'Phone number; null if not given.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'City; null if not given.' })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address; null if not given.' })
  address: string | null;

  @Field(() => Picture, { nullable: true, description: 'Profile picture of a user; null without one.' })
  avatar: Picture | null;

  @Field(() => ListingStatusEnum, {
    nullable: true,
    description: "Moderation status of the account's listing; null without one.",
  })
  listingStatus: ListingStatus | null;

  @Field(() => String, {
    nullable: true,
    description: "Reason of the listing's rejection; null unless it is rejected.",
  })
  rejectionReason: string | null;
}
