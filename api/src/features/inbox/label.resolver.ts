import { Arg, Ctx, Extensions, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { BookingPayload } from '../booking/booking.resolver.js';
import { LABEL_NAME_MAX, LABELS_MAX, LABELS_PER_ENQUIRY_MAX, NOTE_MAX } from './inbox.constants.js';
import {
  addLabel,
  deleteLabel,
  listLabels,
  renameLabel,
  setBookingLabels,
  setPrivateNote,
} from './label.service.js';
import { EnquiryLabel } from './label.entity.js';

@ObjectType({ description: 'Result of adding, renaming or deleting a label.' })
class EnquiryLabelPayload extends Payload {
  @Field(() => EnquiryLabel, {
    nullable: true,
    description:
      'The label after the change, or as it was before it was deleted; null if the mutation failed.',
  })
  label?: EnquiryLabel;
}

const labelId = { description: 'ID of the label.' };
const labelName = { description: `Name, up to ${LABEL_NAME_MAX} characters.` };
const bookingIdArg = { description: 'ID of the booking.' };

/** Labels and private notes of a business. */
@Resolver()
export class LabelResolver {
  @Extensions({ rows: LABELS_MAX })
  @Query(() => [EnquiryLabel], { description: 'Labels of the current user’s business, by name. For owners.' })
  enquiryLabels(@Ctx() ctx: Context): Promise<EnquiryLabel[]> {
    return listLabels(ctx);
  }

  @Mutation(() => EnquiryLabelPayload, {
    description: `Adds a label for the enquiries of the current user’s business; at most ${LABELS_MAX}.`,
  })
  addEnquiryLabel(@Arg('name', labelName) name: string, @Ctx() ctx: Context) {
    return payload(async () => ({ label: await addLabel(ctx, { name }) }));
  }

  @Mutation(() => EnquiryLabelPayload, { description: 'Renames a label of the current user’s business.' })
  renameEnquiryLabel(
    @Arg('id', () => ID, labelId) id: string,
    @Arg('name', labelName) name: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ label: await renameLabel(ctx, { id, name }) }));
  }

  @Mutation(() => EnquiryLabelPayload, {
    description: 'Deletes a label of the current user’s business and removes it from the enquiries.',
  })
  deleteEnquiryLabel(@Arg('id', () => ID, labelId) id: string, @Ctx() ctx: Context) {
    return payload(async () => ({ label: await deleteLabel(ctx, { id }) }));
  }

  @Mutation(() => BookingPayload, { description: 'Replaces the labels of an enquiry. For the business.' })
  setEnquiryLabels(
    @Arg('bookingId', () => ID, bookingIdArg) bookingId: string,
    @Arg('labelIds', () => [ID], { description: `IDs of up to ${LABELS_PER_ENQUIRY_MAX} labels.` })
    labelIds: string[],
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await setBookingLabels(ctx, { bookingId, labelIds }) }));
  }

  @Mutation(() => BookingPayload, {
    description: 'Replaces the private note of an enquiry, which only the business sees. For the business.',
  })
  setPrivateNote(
    @Arg('bookingId', () => ID, bookingIdArg) bookingId: string,
    @Arg('note', { description: `The note, up to ${NOTE_MAX} characters; empty deletes it.` }) note: string,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ booking: await setPrivateNote(ctx, { bookingId, note }) }));
  }
}
