import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { Node } from '../../core/node.js';

/** The profile of an admin; it has the ID of the account. */
@ObjectType()
@Entity('admin_profile')
export class AdminProfile {
  @PrimaryColumn('uuid')
  id: string;

  @OneToOne(() => Account)
  @JoinColumn({ name: 'id' })
  account?: Relation<Account>;

  @Field({ description: 'Name.' })
  @Column('text')
  name: string;

  @Field({ description: 'Phone number.' })
  @Column('text')
  contact: string;

  @Field({ description: 'City.' })
  @Column('text')
  city: string;

  @Field({ description: 'Postal address.' })
  @Column('text')
  address: string;
}

/** An admin's profile with what belongs to the account. */
@ObjectType({ implements: Node, description: 'An admin. Only admins see it.' })
export class Admin extends AdminProfile {
  @Field(() => ID, { description: 'The account id.' })
  override id: string;

  @Field({ description: 'E-mail address the account logs in with.' })
  email: string;

  @Field({ description: 'True for the one admin who cannot be deleted.' })
  superAdmin: boolean;
}
