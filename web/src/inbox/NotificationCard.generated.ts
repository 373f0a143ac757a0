/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of notification. */
export type NotificationKind =
  /** An enquiry was approved. */
  | 'BOOKING_APPROVED'
  /** An enquiry was rejected. */
  | 'BOOKING_REJECTED'
  /** Somebody is looking for a venue in the venue's city. */
  | 'CITY_INTEREST'
  /** The event of a booking is over; asks its business whether it took place. */
  | 'CONFIRMATION_REQUESTED'
  /** A couple deleted their account. */
  | 'COUPLE_DELETED'
  /** A business offered other dates for an enquiry. */
  | 'DATES_OFFERED'
  /** A couple changed the date of their enquiry. */
  | 'DATE_CHANGED'
  /** An admin decided about the disputed review of an event; the text gives the reason. */
  | 'DISPUTE_DECIDED'
  /** A couple sent an enquiry. */
  | 'ENQUIRY_RECEIVED'
  /** The recipient sent an enquiry; for couples. */
  | 'ENQUIRY_SENT'
  /** The business has not answered an enquiry for 72 hours; for its couple. */
  | 'ENQUIRY_UNANSWERED'
  /** A couple withdrew their enquiry. */
  | 'ENQUIRY_WITHDRAWN'
  /** The business said that the event did not take place. */
  | 'EVENT_DENIED'
  /** An admin has checked a flagged review; for the business that flagged it. */
  | 'FLAG_DECIDED'
  /** A couple changed the number of guests of their enquiry. */
  | 'GUESTS_CHANGED'
  /** A notification from an earlier version, which has only a text. */
  | 'LEGACY'
  /** The account's listing was approved. */
  | 'LISTING_APPROVED'
  /** A venue or vendor with an enquiry or booking of the couple was deleted. */
  | 'LISTING_DELETED'
  /** The account's listing is public again after a suspension. */
  | 'LISTING_REINSTATED'
  /** The account's listing was rejected; the text gives the reason. */
  | 'LISTING_REJECTED'
  /** The account's listing was suspended; the text gives the reason. */
  | 'LISTING_SUSPENDED'
  /** An admin removed a message of the recipient, or warned them because of it. */
  | 'MESSAGE_MODERATED'
  /** The other party of a booking sent messages. */
  | 'MESSAGE_RECEIVED'
  /** An admin decided about a message that the recipient reported. */
  | 'MESSAGE_REPORT_DECIDED'
  /** A couple accepted an offered date. */
  | 'OFFER_ACCEPTED'
  /** A couple declined the offered dates. */
  | 'OFFER_DECLINED'
  /** Plate prices were parsed from the venue's text and await confirmation. */
  | 'PRICES_PARSED'
  /** A couple accepted a quote. */
  | 'QUOTE_ACCEPTED'
  /** A couple declined a quote; the text gives the change that they ask for, if any. */
  | 'QUOTE_DECLINED'
  /** A business sent a quote. */
  | 'QUOTE_SENT'
  /** A reschedule request was accepted. */
  | 'RESCHEDULE_ACCEPTED'
  /** A couple cancelled their reschedule request. */
  | 'RESCHEDULE_CANCELLED'
  /** A reschedule request was declined. */
  | 'RESCHEDULE_DECLINED'
  /** A couple requested another date. */
  | 'RESCHEDULE_REQUESTED'
  /** A held review was published; for its author. */
  | 'REVIEW_PUBLISHED'
  /** A review was rejected; the text gives the reason. For its author. */
  | 'REVIEW_REJECTED'
  /** The event of a booking is over; asks its couple for a review. */
  | 'REVIEW_REQUESTED'
  /** A real wedding was published; for its author. */
  | 'STORY_PUBLISHED'
  /** A real wedding was rejected; the text gives the reason. For its author. */
  | 'STORY_REJECTED'
  /** A visit was cancelled, or its booking was closed. */
  | 'VISIT_CANCELLED'
  /** The other side confirmed a visit. */
  | 'VISIT_CONFIRMED'
  /** The other side moved a visit. */
  | 'VISIT_MOVED'
  /** A business offered other times for a visit. */
  | 'VISIT_OFFERED'
  /** A confirmed visit is a day away. */
  | 'VISIT_REMINDER'
  /** A couple requested a visit. */
  | 'VISIT_REQUESTED';

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type NotificationCardFragment = { id: string, kind: Types.NotificationKind, text: string, readAt: string | null, createdAt: string, booking: { id: string, name: string, location: string, contact: string, guests: number, typeOfEvent: string } | null } & { ' $fragmentName'?: 'NotificationCardFragment' };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { notification: { id: string, readAt: string | null } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { me: { id: string, unreadCount: number } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const NotificationCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}}]}}]}}]} as unknown as DocumentNode<NotificationCardFragment, unknown>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;