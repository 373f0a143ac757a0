import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { graphqlEnum } from '../../core/enums.js';
import type { KeyScope } from '../../core/viewer.js';

export const ApiKeyScopeEnum = graphqlEnum(
  'ApiKeyScope',
  'Scope of an API key. `WRITE_OWN` includes `READ_OWN`, which includes `READ_PUBLIC`.',
  { READ_PUBLIC: 'read:public', READ_OWN: 'read:own', WRITE_OWN: 'write:own' } satisfies Record<
    string,
    KeyScope
  >,
  (key) =>
    ({
      READ_PUBLIC: 'Read public data.',
      READ_OWN: 'Read what the account can read: contact details of listings, its own data and its inbox.',
      WRITE_OWN:
        'Change what the account can change, except passwords, email addresses, sessions and API keys; no creation or deletion of accounts.',
    })[key],
);

@ObjectType({
  description: 'An API key. The key itself is returned once, when it is created.',
})
@Entity('api_key')
export class ApiKey {
  @Field(() => ID, { description: 'ID of the key.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  @Field({ description: 'Name chosen by its owner.' })
  @Column('text')
  name: string;

  @Field(() => [ApiKeyScopeEnum], { description: 'Scopes of the key.' })
  @Column('text', { array: true })
  scopes: KeyScope[];

  @Field({ description: 'First characters of the key, to tell keys apart.' })
  @Column('text')
  prefix: string;

  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash: Buffer;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it expires; null if it does not.' })
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null if it never was used.',
  })
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was revoked; null unless it was.',
  })
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
