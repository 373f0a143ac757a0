import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { EMAIL_KINDS, type EmailKind } from '../../core/email.js';
import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { nullIfNotFound } from '../../core/errors.js';
import { Payload, payload } from '../../core/payload.js';
import {
  getEmailPreferences,
  getEmailSubscription,
  setEmailPreference,
  setEmailSubscription,
  type EmailPreference,
} from './email-preferences.service.js';

const EmailKindEnum = graphqlEnum(
  'EmailKind',
  'Kind of emails that people can switch off.',
  upperKeys(EMAIL_KINDS),
  (key) =>
    ({
      MESSAGES: 'New messages in conversations.',
      ENQUIRIES: 'New enquiries, to businesses.',
      ANSWERS: 'Decisions and offers of businesses, to couples.',
      CHANGES: 'Changes and cancellations by the other party of an enquiry or booking.',
      VISITS: 'Visits of couples: proposed times, confirmations and changes.',
      REMINDERS: 'Reminders: unanswered enquiries, upcoming visits, and past events to review or confirm.',
      MODERATION: 'Decisions about listings, reviews and stories.',
    })[key] ?? key,
);

@ObjectType('EmailPreference', { description: 'Whether an account gets emails of one kind.' })
class EmailPreferenceType implements EmailPreference {
  @Field(() => EmailKindEnum, { description: 'Kind of emails.' })
  kind: EmailKind;

  @Field({ description: 'Whether they are sent.' })
  enabled: boolean;
}

@ObjectType({ description: "Result of changing the current user's email preferences." })
class EmailPreferencesPayload extends Payload {
  @Field(() => [EmailPreferenceType], {
    nullable: true,
    description: 'All preferences after the change; null if it failed.',
  })
  emailPreferences?: EmailPreference[];
}

@ObjectType({ description: 'Result of using an unsubscribe link.' })
class EmailSubscriptionPayload extends Payload {
  @Field(() => EmailPreferenceType, {
    nullable: true,
    description: 'The preference after the change; null if it failed.',
  })
  emailSubscription?: EmailPreference;
}

/** Which emails an account gets. */
@Resolver()
export class EmailPreferencesResolver {
  @Query(() => [EmailPreferenceType], {
    description: 'Kinds of emails that the current user can switch off. Essential emails are not listed.',
  })
  emailPreferences(@Ctx() ctx: Context): Promise<EmailPreference[]> {
    return getEmailPreferences(ctx);
  }

  @Mutation(() => EmailPreferencesPayload, {
    description: 'Switches emails of one kind to the current user on or off.',
  })
  setEmailPreference(
    @Arg('kind', () => EmailKindEnum, { description: 'Kind of emails.' }) kind: EmailKind,
    @Arg('enabled', { description: 'Whether they are sent.' }) enabled: boolean,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => {
      await setEmailPreference(ctx, { kind, enabled });
      return { emailPreferences: await getEmailPreferences(ctx) };
    });
  }

  @Query(() => EmailPreferenceType, {
    nullable: true,
    description: 'The preference that an unsubscribe link is about; null if the link is invalid.',
  })
  emailSubscription(
    @Arg('token', { description: 'Token from the link.' }) token: string,
    @Ctx() ctx: Context,
  ): Promise<EmailPreference | null> {
    return getEmailSubscription(ctx, { token }).catch(nullIfNotFound);
  }

  @Mutation(() => EmailSubscriptionPayload, {
    description: 'Switches the emails of an unsubscribe link off, or on again, without a login.',
  })
  setEmailSubscription(
    @Arg('token', { description: 'Token from the link.' }) token: string,
    @Arg('enabled', { description: 'Whether they are sent.' }) enabled: boolean,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ emailSubscription: await setEmailSubscription(ctx, { token, enabled }) }));
  }
}
