import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { Node } from '../../core/node.js';
import { Media } from '../media/media.entity.js';
import type { StoredPicture } from '../media/picture.js';

/** The profile of a couple or visitor; it has the ID of the account. */
@ObjectType()
@Entity('user_profile')
export class UserProfile {
  @PrimaryColumn('uuid')
  id: string;

  @OneToOne(() => Account)
  @JoinColumn({ name: 'id' })
  account?: Relation<Account>;

  @Field({ description: 'Full name, as given at sign-up.' })
  @Column('text', { name: 'full_name' })
  fullName: string;

  @Field({ description: 'Ten-digit mobile number.' })
  @Column('text')
  phone: string;

  @Field(() => String, { nullable: true, description: 'City of residence; null if not given.' })
  @Column('text', { nullable: true })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address; null if not given.' })
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { name: 'avatar_hash', nullable: true })
  avatarHash: string | null;

  @ManyToOne(() => Media)
  @JoinColumn({ name: 'avatar_hash' })
  avatarMedia?: Relation<Media> | null;

  /** A trigger copies it from the account. */
  @Field(() => GraphQLISODateTime, { description: 'When the user signed up.' })
  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false })
  createdAt: Date;
}

/** A user's profile with the account's fields and the picture. */
@ObjectType({
  implements: Node,
  description:
    'A registered user, usually a couple planning a wedding. Visible to that person and admins only.',
})
export class User extends UserProfile {
  @Field(() => ID, { description: 'ID of the account.' })
  override id: string;

  @Field({ description: 'Email address to log in with.' })
  email: string;

  /** The picture of `avatarHash`; see UserResolver. */
  avatar: StoredPicture | null;
}
