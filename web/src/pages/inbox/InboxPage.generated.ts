/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What can happen to a booking. */
export type BookingEventKind =
  /** The business approved it with the code. */
  | 'APPROVED'
  /** The business moved it to that day. */
  | 'DATE_ACCEPTED'
  /** The couple changed the date of their pending enquiry. */
  | 'DATE_CHANGED'
  /** The business left it on its day. */
  | 'DATE_DECLINED'
  /** The couple asked for another day. */
  | 'DATE_PROPOSED'
  /** The couple took their wish for another day back. */
  | 'PROPOSAL_DROPPED'
  /** The business turned it down. */
  | 'REJECTED'
  /** The couple sent their enquiry. */
  | 'SENT'
  /** The couple took it back. */
  | 'WITHDRAWN'
  /** The business entered a wrong code. */
  | 'WRONG_CODE';

/** Where a booking stands. Every state but PENDING is final. */
export type BookingStatus =
  /** The couple gave their code and the business approved. */
  | 'APPROVED'
  /** Sent, not decided. Once its day has passed it is over, and can’t be approved. */
  | 'PENDING'
  /** The business turned it down. */
  | 'REJECTED'
  /** The couple took it back. */
  | 'WITHDRAWN';

/** Order of an inbox. */
export type InboxSort =
  /** The next event first; those whose day has passed last, the latest of them first. */
  | 'EVENT_DATE'
  /** The newest enquiry first. */
  | 'NEWEST';

/** What a listing is. */
export type ListingKind =
  /** vendor */
  | 'VENDOR'
  /** venue */
  | 'VENUE';

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

export type InboxQueryVariables = Exact<{
  status?: Types.BookingStatus | null | undefined;
  proposed?: boolean | null | undefined;
  lapsed?: boolean | null | undefined;
  search?: string | null | undefined;
  sort: Types.InboxSort;
  first: number;
  after?: string | null | undefined;
  unread: boolean;
  notices: number;
}>;


export type InboxQuery = { inboxCounts: { pending: number, approved: number, rejected: number, withdrawn: number, proposed: number, lapsed: number }, inbox: { nodes: Array<{ id: string, status: Types.BookingStatus, listingKind: Types.ListingKind, coupleLeft: boolean, listingName: string, name: string, contact: string, location: string, guests: number, date: string, proposedDate: string | null, address: string, typeOfEvent: string, message: string, createdAt: string, lockedUntil: string | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, createdAt: string }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, notifications: { nodes: Array<{ id: string, kind: Types.NotificationKind, text: string, readAt: string | null, createdAt: string, booking: { id: string, name: string, location: string, contact: string, guests: number, typeOfEvent: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MoreNoticesQueryVariables = Exact<{
  unread: boolean;
  notices: number;
  after?: string | null | undefined;
}>;


export type MoreNoticesQuery = { notifications: { nodes: Array<{ id: string, kind: Types.NotificationKind, text: string, readAt: string | null, createdAt: string, booking: { id: string, name: string, location: string, contact: string, guests: number, typeOfEvent: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };


export const InboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lapsed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"lapsed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"proposed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposed"}}},{"kind":"Argument","name":{"kind":"Name","value":"lapsed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lapsed"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unread"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"listingKind"}},{"kind":"Field","name":{"kind":"Name","value":"coupleLeft"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"proposedDate"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const MoreNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notices"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unread"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notices"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}}]}}]}}]} as unknown as DocumentNode<MoreNoticesQuery, MoreNoticesQueryVariables>;