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
import type { AuditRow } from '../../core/audit-row.entity.js';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import type { Role } from '../../core/viewer.js';
import { upTo } from '../../core/max-length.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { ListingKindEnum } from '../listing/listing.entity.js';
import { rejectionReason } from '../listing/rejection-reason.js';
import { auditListRules } from './audit.rules.js';
import {
  actorName,
  auditFilterOptions,
  listAudit,
  targetKind,
  targetName,
  type AuditFilterOptions,
} from './audit.service.js';

@ObjectType({ description: 'A value that an action changed.' })
class AuditChange {
  @Field({ description: 'Name of the changed field.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'Value before the action; null if there was none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'Value after the action; null if there is none.' })
  after: string | null;
}

@ObjectType({ description: "An entry of the audit log: an admin's action. Visible to admins only." })
class AuditEntry {
  @Field(() => ID, { description: 'ID of the entry.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'ID of the admin; null once the account is deleted.' })
  actorId: string | null;

  @Field(() => RoleEnum, { description: 'Role of the account at that time.' })
  actorRole: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin; null once the account is deleted.',
  })
  actorName: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the API key that was used; null for actions on the website.',
  })
  apiKeyId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the API key at that time; null for actions on the website.',
  })
  apiKeyName: string | null;

  @Field({ description: 'The action, as `feature.verb`.' })
  action: string;

  @Field({ description: 'Kind of the target.' })
  targetType: string;

  @Field(() => ID, { description: 'ID of the target.' })
  targetId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Current name of the target. For a message: the couple and the business. For a review: its listing and author. Null if it has none or is deleted.',
  })
  targetName: string | null;

  @Field(() => ListingKindEnum, {
    nullable: true,
    description: 'Kind of the listing; null for other targets and deleted listings.',
  })
  targetKind: ListingKind | null;

  @Field(() => [AuditChange], { description: 'Changed values. Personal data is masked.' })
  changes: AuditChange[];

  @Field(() => GraphQLISODateTime, { description: 'When the action happened.' })
  createdAt: Date;
}

const AuditConnection = connectionType('AuditEntry', () => AuditEntry);

@ObjectType({ description: 'An admin in the audit log.' })
class AuditActor {
  @Field(() => ID, { description: 'ID of the account.' })
  id: string;

  @Field({ description: 'Name.' })
  name: string;
}

@ObjectType('AuditFilterOptions', { description: 'Values for the filters of the audit log.' })
class AuditFilterOptionsType {
  @Field(() => [String], { description: 'All actions in the log.' })
  actions: string[];

  @Field(() => [AuditActor], { description: 'All admins in the log.' })
  actors: AuditActor[];
}

@ArgsType()
class AuditArgs extends cursorArgs(30) {
  @Field(() => ID, { nullable: true, description: "Filters by the admin's ID." })
  actorId?: string;

  @Field(() => String, {
    nullable: true,
    description: `Filters by action, ${upTo(auditListRules.fields.action)}; see \`auditFilterOptions\`.`,
  })
  action?: string;

  @Field(() => String, {
    nullable: true,
    description: `Filters by target: its ID, or part of the name of a listing, article or story, ${upTo(auditListRules.fields.target)}.`,
  })
  target?: string;

  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD, in India.' })
  from?: string;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD, in India.' })
  to?: string;
}

@Resolver(() => AuditEntry)
export class AuditResolver {
  // Includes the lookups of `target` in three tables.
  @Extensions({ statements: 5 })
  @Query(() => AuditConnection, { description: 'The audit log, newest entry first. For admins.' })
  async auditLog(@Args(() => AuditArgs) args: AuditArgs, @Ctx() ctx: Context) {
    return connectionOf(await listAudit(ctx, graphqlWindow(args)));
  }

  @Extensions({ statements: 3 })
  @Query(() => AuditFilterOptionsType, {
    description: 'Values for the filters of the audit log. For admins.',
  })
  auditFilterOptions(@Ctx() ctx: Context): Promise<AuditFilterOptions> {
    return auditFilterOptions(ctx);
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
  changes(@Root() row: AuditRow): AuditChange[] {
    const { before } = row;
    const after = withReason(row);
    const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    return [...fields].map((field) => ({
      field,
      before: toText(before?.[field]),
      after: toText(after?.[field]),
    }));
  }
}

/** A rejection without a reason shows what the owner was sent. */
const withReason = ({ action, after }: AuditRow): AuditRow['after'] =>
  action === 'listing.decide' && after?.status === 'rejected' && typeof after.reason !== 'string'
    ? { ...after, reason: rejectionReason(null) }
    : after;

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
