import {
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { RoleEnum } from '../account/role.enum.js';
import type { AuditRow } from '../../core/audit-log.js';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import type { Role } from '../../core/viewer.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { ListingKindEnum } from '../listing/listing.entity.js';
import {
  actorName,
  auditChoices,
  listAudit,
  targetKind,
  targetName,
  type AuditChoices,
} from './audit.service.js';

@ObjectType({ description: 'One value that an act changed.' })
class AuditChange {
  @Field({ description: 'What it is called.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'Before; null where there was none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'After; null where there is none.' })
  after: string | null;
}

@ObjectType({ description: 'Something that was done to somebody else’s. Only admins see it.' })
class AuditEntry {
  @Field(() => ID, { description: 'Id of the entry.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'Who did it, while the account exists.' })
  actorId: string | null;

  @Field(() => RoleEnum, { description: 'As what they did it.' })
  actorRole: Role;

  @Field(() => String, { nullable: true, description: 'Their name, while the account exists.' })
  actorName: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the API key with which a program of theirs did it; null when they did it on the site.',
  })
  apiKeyId: string | null;

  @Field(() => String, { nullable: true, description: 'What that key was called by then.' })
  apiKeyName: string | null;

  @Field({ description: 'What was done, as `feature.verb`.' })
  action: string;

  @Field({ description: 'What kind of thing it was done to.' })
  targetType: string;

  @Field(() => ID, { description: 'Id of that thing.' })
  targetId: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called now; null without a name, or when it is gone.',
  })
  targetName: string | null;

  @Field(() => ListingKindEnum, {
    nullable: true,
    description: 'Of a listing that is still there, whether it is a venue or a vendor.',
  })
  targetKind: ListingKind | null;

  @Field(() => [AuditChange], { description: 'What changed. Values that are people’s own are masked.' })
  changes: AuditChange[];

  @Field(() => GraphQLISODateTime, { description: 'When.' })
  createdAt: Date;
}

const AuditConnection = connectionType('AuditEntry', () => AuditEntry);

@ObjectType({ description: 'An admin who has done something.' })
class AuditActor {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field({ description: 'Name.' })
  name: string;
}

@ObjectType('AuditChoices', { description: 'What the audit log can be narrowed by.' })
class AuditChoicesType {
  @Field(() => [String], { description: 'The kinds of acts that were ever done.' })
  actions: string[];

  @Field(() => [AuditActor], { description: 'The admins who ever did something.' })
  actors: AuditActor[];
}

@ArgsType()
class AuditArgs extends cursorArgs(30) {
  @Field(() => ID, { nullable: true, description: 'Only acts of this account.' })
  actorId?: string;

  @Field(() => String, { nullable: true, description: 'Only acts of this kind, as in `auditChoices`.' })
  action?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Id of what it was done to, or part of the name of a listing, an article or a story.',
  })
  target?: string;

  @Field(() => String, { nullable: true, description: 'From this day on, YYYY-MM-DD, in India.' })
  from?: string;

  @Field(() => String, { nullable: true, description: 'Up to the end of this day, YYYY-MM-DD, in India.' })
  to?: string;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  // Besides the page, whoever and whatever is called so is looked up.
  @Extensions({ statements: 5 })
  @Query(() => AuditConnection, { description: 'What was done, newest first. For admins.' })
  async audit(@Args(() => AuditArgs) args: AuditArgs, @Ctx() ctx: Context) {
    return connectionOf(await listAudit(ctx, graphqlWindow(args)));
  }

  @Extensions({ statements: 3 })
  @Query(() => AuditChoicesType, { description: 'Who ever did what, to choose from. For admins.' })
  auditChoices(@Ctx() ctx: Context): Promise<AuditChoices> {
    return auditChoices(ctx);
  }

  @FieldResolver()
  async actorName(@Root() { actorId }: AuditRow, @Ctx() ctx: Context): Promise<string | null> {
    return actorId ? actorName(ctx, actorId) : null;
  }

  @FieldResolver()
  targetName(@Root() row: AuditRow, @Ctx() ctx: Context): Promise<string | null> {
    return targetName(ctx, row);
  }

  @FieldResolver()
  targetKind(@Root() row: AuditRow, @Ctx() ctx: Context): Promise<ListingKind | null> {
    return targetKind(ctx, row);
  }

  @FieldResolver()
  changes(@Root() { before, after }: AuditRow): AuditChange[] {
    const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...fields].map((field) => ({
      field,
      before: inWords(before?.[field]),
      after: inWords(after?.[field]),
    }));
  }
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
