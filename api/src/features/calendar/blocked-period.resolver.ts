import {
  Arg,
  Ctx,
  Extensions,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { BlockedPeriod } from './blocked-period.entity.js';
import {
  blockDays,
  deleteBlockedPeriod,
  listBlockedPeriods,
  updateBlockedPeriod,
} from './blocked-period.service.js';
import { blockedPeriodRules } from './calendar.rules.js';

@InputType({ description: 'Days on which a listing accepts no bookings.' })
class BlockedPeriodInput {
  @Field({ description: 'First day, YYYY-MM-DD.' })
  firstDay: string;

  @Field({ description: 'Last day, YYYY-MM-DD: today or later in India, at most two years after the first.' })
  lastDay: string;

  @Field(() => String, {
    nullable: true,
    description: `Private note, ${upTo(blockedPeriodRules.fields.note)}.`,
  })
  note?: string;
}

@ObjectType({ description: 'Result of blocking days, or of changing or deleting a blocked period.' })
class BlockedPeriodPayload extends Payload {
  @Field(() => BlockedPeriod, {
    nullable: true,
    description:
      'The period after the change, or as it was before it was deleted; null if the mutation failed.',
  })
  blockedPeriod?: BlockedPeriod;
}

const periodId = { description: 'ID of the blocked period.' };

@Resolver()
export class BlockedPeriodResolver {
  @Extensions({ rows: 10 })
  @Query(() => [BlockedPeriod], {
    description:
      "Blocked periods of the current user's listing that include a day, by their first day. For owners.",
  })
  blockedPeriods(
    @Arg('date', { description: 'The day, YYYY-MM-DD.' }) date: string,
    @Ctx() ctx: Context,
  ): Promise<BlockedPeriod[]> {
    return listBlockedPeriods(ctx, { date });
  }

  @Mutation(() => BlockedPeriodPayload, {
    description:
      "Blocks days of the current user's listing: they accept no further bookings. Existing bookings stay. For owners.",
  })
  blockDays(
    @Arg('input', () => BlockedPeriodInput, { description: 'The days.' }) input: BlockedPeriodInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ blockedPeriod: await blockDays(ctx, input) }));
  }

  @Mutation(() => BlockedPeriodPayload, { description: 'Changes a blocked period. For its owner.' })
  updateBlockedPeriod(
    @Arg('id', () => ID, periodId) id: string,
    @Arg('input', () => BlockedPeriodInput, { description: 'The period with its new values.' })
    input: BlockedPeriodInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ blockedPeriod: await updateBlockedPeriod(ctx, { ...input, id }) }));
  }

  @Mutation(() => BlockedPeriodPayload, { description: 'Unblocks the days of a period. For its owner.' })
  deleteBlockedPeriod(@Arg('id', () => ID, periodId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ blockedPeriod: await deleteBlockedPeriod(ctx, { id }) }));
  }
}
