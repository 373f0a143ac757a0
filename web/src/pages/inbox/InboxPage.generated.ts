/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a booking event. */
export type BookingEventKind =
  /** The business approved the enquiry with the code. */
  | 'APPROVED'
  /** The business offered other dates. */
  | 'DATES_OFFERED'
  /** The couple changed the date of their pending enquiry. */
  | 'DATE_CHANGED'
  /** The business confirmed that the event took place. */
  | 'EVENT_CONFIRMED'
  /** The business said that the event did not take place. */
  | 'EVENT_DENIED'
  /** The couple changed the number of guests of their pending enquiry. */
  | 'GUESTS_CHANGED'
  /** The couple accepted an offered date. */
  | 'OFFER_ACCEPTED'
  /** The couple declined the offered dates. */
  | 'OFFER_DECLINED'
  /** The couple accepted a quote. */
  | 'QUOTE_ACCEPTED'
  /** The couple declined a quote. */
  | 'QUOTE_DECLINED'
  /** The business sent a quote. From version 2 on, it supersedes the previous one. */
  | 'QUOTE_SENT'
  /** The business rejected the enquiry. */
  | 'REJECTED'
  /** The business accepted the reschedule request. */
  | 'RESCHEDULE_ACCEPTED'
  /** The couple cancelled the reschedule request. */
  | 'RESCHEDULE_CANCELLED'
  /** The business declined the reschedule request. */
  | 'RESCHEDULE_DECLINED'
  /** The couple requested another date. */
  | 'RESCHEDULE_REQUESTED'
  /** An admin removed the disputed review. */
  | 'REVIEW_REMOVED'
  /** An admin decided that the disputed review stays. */
  | 'REVIEW_UPHELD'
  /** The couple sent their enquiry. */
  | 'SENT'
  /** A visit, or the request for one, was cancelled. */
  | 'VISIT_CANCELLED'
  /** A visit was confirmed. */
  | 'VISIT_CONFIRMED'
  /** A visit was moved. */
  | 'VISIT_MOVED'
  /** The business offered other times for a visit. */
  | 'VISIT_OFFERED'
  /** The couple requested a visit. */
  | 'VISIT_REQUESTED'
  /** The couple withdrew the enquiry. */
  | 'WITHDRAWN'
  /** The business entered a wrong code. */
  | 'WRONG_CODE';

/** A party of a booking. */
export type BookingParty =
  /** The venue or vendor. */
  | 'BUSINESS'
  /** The couple. */
  | 'COUPLE';

/** Status of a booking. Every status except PENDING is final. */
export type BookingStatus =
  /** The business approved the enquiry with the code from the couple. */
  | 'APPROVED'
  /** Awaiting a decision. Once its date has passed, it has expired and can’t be approved. */
  | 'PENDING'
  /** The business rejected the enquiry. */
  | 'REJECTED'
  /** The couple withdrew the enquiry. */
  | 'WITHDRAWN';

/** Decision of an admin on a disputed review. */
export type DisputeDecision =
  /** The review was removed, and the booking no longer verifies reviews of the couple. */
  | 'REMOVED'
  /** The review stays, and stays verified. */
  | 'UPHELD';

/** Filter of the enquiries of a business. */
export type EnquiryInboxFilter =
  /** All enquiries. */
  | 'ALL'
  /** Approved. */
  | 'APPROVED'
  /** Approved with a pending reschedule request. */
  | 'DATE_CHANGE'
  /** Pending, and their date has passed. */
  | 'EXPIRED'
  /** Pending, for a date with one place left of several. */
  | 'NEARLY_FULL'
  /** Their couple waits for the business: an unanswered enquiry, message or change, a declined offer, a requested date or visit. */
  | 'NEEDS_ANSWER'
  /** Pending, and their date hasn’t passed. */
  | 'PENDING'
  /** Pending, and the couple has a quote that they haven’t declined. */
  | 'QUOTED'
  /** Rejected. */
  | 'REJECTED'
  /** Pending, for more guests than the venue takes. */
  | 'TOO_MANY_GUESTS'
  /** Their couple has waited for more than 48 hours. */
  | 'WAITING_LONG'
  /** Withdrawn by the couple. */
  | 'WITHDRAWN';

/** Sort order of the enquiries of a business. */
export type EnquiryInboxOrder =
  /** Next event first; past events last, the latest of them first. */
  | 'EVENT_DATE'
  /** Newest enquiry first. */
  | 'NEWEST'
  /** Unread enquiries first, then read ones; newest first in each group. */
  | 'UNREAD_FIRST';

/** Kind of listing. */
export type ListingKind =
  /** vendor */
  | 'VENDOR'
  /** venue */
  | 'VENUE';

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
  /** A couple withdrew their enquiry. */
  | 'ENQUIRY_WITHDRAWN'
  /** The business said that the event did not take place. */
  | 'EVENT_DENIED'
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
  /** A couple requested a visit. */
  | 'VISIT_REQUESTED';

/** Status of a version of a quote. */
export type QuoteStatus =
  /** The couple accepted it, so it is final. */
  | 'ACCEPTED'
  /** Its enquiry was rejected or withdrawn, or a party deleted their account. */
  | 'CLOSED'
  /** The couple declined it, and may have asked for a change. */
  | 'DECLINED'
  /** Its last valid day has passed. It can’t be accepted. */
  | 'EXPIRED'
  /** The couple can accept or decline it. */
  | 'OPEN'
  /** The date or the number of guests has changed since. It can’t be accepted. */
  | 'OUTDATED'
  /** The business sent a newer version. */
  | 'SUPERSEDED';

/** Reason for rejecting an enquiry. */
export type RejectionReason =
  /** Closed for the season. */
  | 'CLOSED_FOR_SEASON'
  /** Date taken. */
  | 'DATE_TAKEN'
  /** Not our kind of event. */
  | 'NOT_OUR_KIND_OF_EVENT'
  /** Other. */
  | 'OTHER'
  /** Too few guests. */
  | 'TOO_FEW_GUESTS'
  /** Too many guests. */
  | 'TOO_MANY_GUESTS';

export type InboxQueryVariables = Exact<{
  filter: Types.EnquiryInboxFilter;
  order: Types.EnquiryInboxOrder;
  labelId?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
  unread: boolean;
  firstNotifications: number;
}>;


export type InboxQuery = { enquiryInboxCounts: Array<{ filter: Types.EnquiryInboxFilter, count: number }>, enquiryLabels: Array<{ id: string, name: string }>, enquiryInbox: { nodes: Array<{ id: string, status: Types.BookingStatus, listingId: string | null, listingKind: Types.ListingKind, coupleDeleted: boolean, listingName: string, name: string, contact: string, location: string, guests: number, date: string, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, address: string, typeOfEvent: string, message: string, createdAt: string, lockedUntil: string | null, isUnread: boolean, privateNote: string | null, unreadMessages: number, canReview: boolean, canConfirmEvent: boolean, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }>, labels: Array<{ id: string, name: string }>, eventConfirmation: { tookPlace: boolean, myStatement: string | null, decision: Types.DisputeDecision | null, decisionReason: string | null } | null, quote: { id: string, version: number, status: Types.QuoteStatus, date: string, guests: number, total: number, validUntil: string, declineNote: string | null, createdAt: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }, notifications: { nodes: Array<{ id: string, kind: Types.NotificationKind, text: string, readAt: string | null, createdAt: string, booking: { id: string, name: string, location: string, contact: string, guests: number, typeOfEvent: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type MoreNotificationsQueryVariables = Exact<{
  unread: boolean;
  firstNotifications: number;
  after?: string | null | undefined;
}>;


export type MoreNotificationsQuery = { notifications: { nodes: Array<{ id: string, kind: Types.NotificationKind, text: string, readAt: string | null, createdAt: string, booking: { id: string, name: string, location: string, contact: string, guests: number, typeOfEvent: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };


export const InboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInboxFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryInboxOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"labelId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstNotifications"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryInboxCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"labelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"labelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiryLabels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enquiryInbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"labelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"labelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unread"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstNotifications"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryNotes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"privateNote"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AfterEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingKind"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEvent"}},{"kind":"Field","name":{"kind":"Name","value":"eventConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tookPlace"}},{"kind":"Field","name":{"kind":"Name","value":"myStatement"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"declineNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteOnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteSums"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingKind"}},{"kind":"Field","name":{"kind":"Name","value":"coupleDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryNotes"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationLink"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AfterEvent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteOnCard"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const MoreNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unread"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstNotifications"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"unread"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unread"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstNotifications"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}}]}}]}}]} as unknown as DocumentNode<MoreNotificationsQuery, MoreNotificationsQueryVariables>;