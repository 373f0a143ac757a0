import {
  Ctx,
  Extensions,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { Context } from '../../core/context.js';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { Payload, payload } from '../../core/payload.js';
import {
  AGENDA_KINDS,
  AGENDA_MAX,
  CHECKLIST,
  PHOTOS_MIN,
  STATISTICS_WEEKS,
  type AgendaKind,
  type ChecklistItemName,
} from './owner-home.constants.js';
import type { AgendaEntry, WeekFigures } from './owner-home.query.js';
import {
  dismissChecklist,
  ownerAgenda,
  ownerChecklist,
  ownerStatistics,
  ownerWork,
  type ChecklistItem,
  type OwnerWork,
} from './owner-home.service.js';

const KIND_DESCRIPTIONS: Record<AgendaKind, string> = {
  EVENT: 'An approved booking.',
  OFFLINE_EVENT: 'A booking that was made outside of Mandap.',
  VISIT: 'A confirmed visit of a couple.',
};
const AgendaKindEnum = graphqlEnum(
  'AgendaKind',
  'Kind of an entry in the agenda of a business.',
  enumOf(AGENDA_KINDS),
  (key) => KIND_DESCRIPTIONS[key],
);

const ITEM_DESCRIPTIONS: Record<ChecklistItemName, string> = {
  PROFILE:
    'Address, phone number and description; for venues also the guest capacity, for vendors the experience.',
  PHOTOS: `At least ${PHOTOS_MIN} pictures.`,
  PRICES: 'Plate prices of a venue, or a package of a vendor.',
  PACKAGES:
    'Food packages and facilities of a venue, or the unit and the inclusions of every package of a vendor.',
  CALENDAR: 'A blocked day, an offline booking or an approved booking.',
};
const ChecklistItemEnum = graphqlEnum(
  'ChecklistItemName',
  'An item in the checklist of a new business.',
  enumOf(Object.keys(CHECKLIST) as ChecklistItemName[]),
  (key) => ITEM_DESCRIPTIONS[key],
);

@ObjectType('OwnerWork', {
  description:
    'Numbers of enquiries that need the business’s attention. The inbox has a filter for each number.',
})
class OwnerWorkType implements OwnerWork {
  @Field(() => Int, { description: 'Enquiries waiting for the business.' })
  needsAnswer: number;

  @Field(() => Int, { description: 'Enquiries that have waited for the business for more than 48 hours.' })
  waitingLong: number;

  @Field(() => Int, { description: 'Pending enquiries whose couple has accepted a quote.' })
  quoteAccepted: number;

  @Field(() => Int, { description: 'Pending enquiries for a date with one place left of several.' })
  nearlyFull: number;

  @Field(() => Int, { description: 'Pending enquiries for more guests than the venue takes.' })
  tooManyGuests: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Largest number of guests among the enquiries in `tooManyGuests`; null if there are none.',
  })
  mostGuests: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of guests of the venue; null if unknown.',
  })
  maxGuests: number | null;
}

@ObjectType('AgendaEntry', { description: 'An event or a visit in the agenda of a business.' })
class AgendaEntryType implements AgendaEntry {
  @Field(() => AgendaKindEnum, { description: 'Whether it is an event, an offline event or a visit.' })
  kind: AgendaKind;

  @Field({ description: 'The day in India, YYYY-MM-DD.' })
  date: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a visit starts; null for events.' })
  startsAt: Date | null;

  @Field({ description: 'Name of the couple or the customer.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Type of event; null if unknown.' })
  typeOfEvent: string | null;

  @Field(() => Int, { nullable: true, description: 'Expected guests; null if unknown.' })
  guests: number | null;

  @Field(() => ID, { nullable: true, description: 'ID of the booking; null for offline bookings.' })
  bookingId: string | null;
}

@ObjectType('WeekFigures', { description: 'Figures of a business for a week.' })
class WeekFiguresType implements WeekFigures {
  @Field({ description: 'First day in India, YYYY-MM-DD.' })
  firstDay: string;

  @Field({ description: 'Last day in India, YYYY-MM-DD.' })
  lastDay: string;

  @Field(() => Int, { description: 'Views of the page, counted once per visitor and day.' })
  views: number;

  @Field(() => Int, { description: 'Enquiries sent.' })
  enquiries: number;

  @Field(() => Int, {
    description: 'Number of enquiries sent in this week that the business has answered so far.',
  })
  answered: number;

  @Field(() => Int, {
    description: 'Number of enquiries sent in this week that the business has approved so far.',
  })
  approved: number;
}

@ObjectType('ChecklistItem', { description: 'An item in the checklist of a new business.' })
class ChecklistItemType implements ChecklistItem {
  @Field(() => ChecklistItemEnum, { description: 'Name of the item.' })
  item: ChecklistItemName;

  @Field(() => Boolean, { description: 'Whether it is complete.' })
  isDone: boolean;

  @Field(() => Boolean, { description: 'Whether a listing needs it to be approved.' })
  isRequired: boolean;
}

@ObjectType({ description: 'Result of dismissing the checklist.' })
class DismissChecklistPayload extends Payload {
  @Field(() => [ChecklistItemType], {
    nullable: true,
    description: 'The checklist after the change: null once it is dismissed.',
  })
  checklist?: ChecklistItem[] | null;
}

/** The home of the current user's business. */
@Resolver()
export class OwnerHomeResolver {
  @Query(() => OwnerWorkType, { description: 'Numbers of enquiries to answer or check. For owners.' })
  ownerWork(@Ctx() ctx: Context): Promise<OwnerWork> {
    return ownerWork(ctx);
  }

  @Extensions({ rows: AGENDA_MAX })
  @Query(() => [AgendaEntryType], {
    description: `Events and visits of the current user’s business in the next seven days, in order; at most ${AGENDA_MAX}. For owners.`,
  })
  ownerAgenda(@Ctx() ctx: Context): Promise<AgendaEntry[]> {
    return ownerAgenda(ctx);
  }

  @Extensions({ rows: STATISTICS_WEEKS })
  @Query(() => [WeekFiguresType], {
    description:
      'Figures of the current user’s business in the last 90 days, by week, oldest first. Each week ends on today’s weekday, so the first week may be shorter. For owners.',
  })
  ownerStatistics(@Ctx() ctx: Context): Promise<WeekFigures[]> {
    return ownerStatistics(ctx);
  }

  @Query(() => [ChecklistItemType], {
    nullable: true,
    description:
      'Checklist of the current user’s business; null once it is complete, or dismissed with only optional items left. For owners.',
  })
  ownerChecklist(@Ctx() ctx: Context): Promise<ChecklistItem[] | null> {
    return ownerChecklist(ctx);
  }

  @Mutation(() => DismissChecklistPayload, {
    description: 'Dismisses the current user’s checklist. Fails while required items are left. For owners.',
  })
  dismissChecklist(@Ctx() ctx: Context) {
    return payload(async () => ({ checklist: await dismissChecklist(ctx) }));
  }
}
