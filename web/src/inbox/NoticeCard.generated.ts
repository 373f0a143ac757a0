/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a notification is about. */
export type NotificationKind =
  /** An enquiry was approved. */
  | 'BOOKING_APPROVED'
  /** An enquiry was turned down. */
  | 'BOOKING_REJECTED'
  /** Somebody looks for a venue in the city. */
  | 'CITY_INTEREST'
  /** A couple deleted their account. */
  | 'COUPLE_LEFT'
  /** A booking was moved to the day that was asked for. */
  | 'DATE_ACCEPTED'
  /** A couple changed the date of their enquiry. */
  | 'DATE_CHANGED'
  /** A booking stays on its day. */
  | 'DATE_DECLINED'
  /** A couple asks to move their booking to another day. */
  | 'DATE_PROPOSED'
  /** A couple sent an enquiry. */
  | 'ENQUIRY_RECEIVED'
  /** An enquiry was sent; for the couple that sent it. */
  | 'ENQUIRY_SENT'
  /** A couple took their enquiry back. */
  | 'ENQUIRY_WITHDRAWN'
  /** A notification of an earlier version; only its text says what it is about. */
  | 'LEGACY'
  /** The own listing was approved. */
  | 'LISTING_APPROVED'
  /** An admin made the own listing public again. */
  | 'LISTING_REINSTATED'
  /** The own listing was turned down; the text says why. */
  | 'LISTING_REJECTED'
  /** A venue or vendor that the couple wrote to is gone. */
  | 'LISTING_REMOVED'
  /** An admin suspended the own listing; the text says why. */
  | 'LISTING_SUSPENDED'
  /** Plate prices were read from the own venue’s text and wait for confirmation. */
  | 'PRICES_READ'
  /** A held review was published; for its author. */
  | 'REVIEW_PUBLISHED'
  /** A review was rejected; the text gives the reason. For its author. */
  | 'REVIEW_REJECTED'
  /** A real wedding was published; for its author. */
  | 'STORY_PUBLISHED'
  /** A real wedding was rejected; the text gives the reason. For its author. */
  | 'STORY_REJECTED';

/** What kind of problem a user error is. */
export type UserErrorCode =
  /** The values are fine, but something that exists already is in the way. */
  | 'CONFLICT'
  /** A value breaks a rule; the message says which. */
  | 'INVALID'
  /** E-mail, password and role do not belong together. */
  | 'WRONG_CREDENTIALS';

export type NoticeCardFragment = { id: string, kind: Types.NotificationKind, text: string, readAt: string | null, createdAt: string, booking: { id: string, name: string, location: string, contact: string, guests: number, typeOfEvent: string } | null };

export type ReadNoticeMutationVariables = Exact<{
  id: string;
}>;


export type ReadNoticeMutation = { readNotification: { notification: { id: string, readAt: string | null } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type ReadNoticesMutationVariables = Exact<{ [key: string]: never; }>;


export type ReadNoticesMutation = { readNotifications: { me: { id: string, unreadCount: number } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const NoticeCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}}]}}]}}]} as unknown as DocumentNode<NoticeCardFragment, unknown>;
export const ReadNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadNoticeMutation, ReadNoticeMutationVariables>;
export const ReadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadNoticesMutation, ReadNoticesMutationVariables>;