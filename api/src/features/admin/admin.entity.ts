import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { Node } from '../../core/node.js';

/** An admin's profile; it has the account's ID. */
@ObjectType()
@Entity('admin_profile')
export class AdminProfile {
  @PrimaryColumn('uuid')
  id: string;

  @OneToOne(() => Account)
  @JoinColumn({ name: 'id' })
  account?: Relation<Account>;

  /** Null until the super admin enters one. */
  @Column('text', { nullable: true })
  name: string | null;

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

/** An admin's profile with the account's fields. */
@ObjectType({ implements: Node, description: 'An admin. Visible to admins only.' })
export class Admin extends AdminProfile {
  @Field(() => ID, { description: 'ID of the account.' })
  override id: string;

  @Field({ description: 'Name.' })
  override name: string;

  @Field({ description: 'Email address to log in with.' })
  email: string;

  @Field({ description: 'Whether this is the super admin, who cannot be deleted.' })
  superAdmin: boolean;
}
