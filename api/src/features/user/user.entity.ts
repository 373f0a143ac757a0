import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { Node } from '../../core/node.js';
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

  @Field(() => String, { nullable: true, description: 'City of residence.' })
  @Column('text', { nullable: true })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { name: 'avatar_hash', nullable: true })
  avatarHash: string | null;

  /** The account’s; a trigger copies it. */
  @Field(() => GraphQLISODateTime, { description: 'When they signed up.' })
  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false })
  createdAt: Date;
}

/** A user's profile with what belongs to the account, and the picture. */
@ObjectType({
  implements: Node,
  description: 'A couple or visitor. Only that person and the admins see it.',
})
export class User extends UserProfile {
  @Field(() => ID, { description: 'The account id.' })
  override id: string;

  @Field({ description: 'E-mail address the account logs in with.' })
  email: string;

  /** The picture that `avatarHash` names; see UserResolver. */
  avatar: StoredPicture | null;
}
