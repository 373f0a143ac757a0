import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { graphqlEnum } from '../../core/enums.js';
import type { KeyScope } from '../../core/viewer.js';

export const ApiKeyScopeEnum = graphqlEnum(
  'ApiKeyScope',
  'What an API key may do. Each scope needs the one before it, which is added by itself.',
  { READ_PUBLIC: 'read:public', READ_OWN: 'read:own', WRITE_OWN: 'write:own' } satisfies Record<
    string,
    KeyScope
  >,
  (key) =>
    ({
      READ_PUBLIC: 'Read what every visitor may read.',
      READ_OWN: 'Read what the account may read: contact details of listings, its own data, its inbox.',
      WRITE_OWN:
        'Change what the account may change, but for passwords, addresses, sessions, keys, and the making and deleting of accounts.',
    })[key],
);

@ObjectType({
  description:
    'A key with which a program asks for its account. The key itself is shown once, when it is made.',
})
@Entity('api_key')
export class ApiKey {
  @Field(() => ID, { description: 'Id of the key.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  @Field({ description: 'What its owner calls it.' })
  @Column('text')
  name: string;

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do.' })
  @Column('text', { array: true })
  scopes: KeyScope[];

  @Field({ description: 'How it begins, to tell keys apart.' })
  @Column('text')
  hint: string;

  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash: Buffer;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends by itself; null for never.' })
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null if it never was.',
  })
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was revoked; null if it was not.',
  })
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
