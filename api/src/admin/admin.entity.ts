import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Node } from '../core/node.js';

/** An admin's profile; its id is the account's. */
@ObjectType({ implements: Node, description: 'An admin. Only admins see it.' })
@Entity('admin_profile')
export class Admin {
  @Field(() => ID, { description: 'The account id.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Name.' })
  @Column('text')
  name: string;

  @Field({ description: 'E-mail address the account logs in with.' })
  email: string;

  @Field({ description: 'Phone number.' })
  @Column('text')
  contact: string;

  @Field({ description: 'City.' })
  @Column('text')
  city: string;

  @Field({ description: 'Postal address.' })
  @Column('text')
  address: string;

  @Field({ description: 'True for the one admin who cannot be deleted.' })
  superAdmin: boolean;
}
