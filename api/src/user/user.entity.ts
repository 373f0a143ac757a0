import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Node } from '../core/node.js';
import type { StoredPicture } from '../media/picture.js';

/** A couple's or visitor's profile; its id is the account's. */
@ObjectType({
  implements: Node,
  description: 'A couple or visitor. Only that person and the admins see it.',
})
@Entity('user_profile')
export class User {
  @Field(() => ID, { description: 'The account id.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Full name, as given at sign-up.' })
  @Column('text', { name: 'full_name' })
  fullName: string;

  @Field({ description: 'Ten-digit mobile number.' })
  @Column('text')
  phone: string;

  @Field({ description: 'E-mail address the account logs in with.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'City of residence.' })
  @Column('text', { nullable: true })
  city: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { name: 'avatar_hash', nullable: true })
  avatarHash: string | null;

  /** The account's, kept here by a trigger. */
  @Field(() => GraphQLISODateTime, { description: 'When they signed up.' })
  @Column({ type: 'timestamptz', name: 'created_at', insert: false, update: false })
  createdAt: Date;

  /** The picture that `avatarHash` names; see UserResolver. */
  avatar: StoredPicture | null;
}
