/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { ConversationLinkFragment } from '../conversation/ConversationLink.generated';
import type { AfterEventFragment } from '../after-event/AfterEvent.generated';
import type { QuoteOnCardFragment } from '../quote/Quote.generated';
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
  /** An admin upheld the disputed review. */
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

/** Kind of listing. */
export type ListingKind =
  /** A vendor. */
  | 'VENDOR'
  /** A venue. */
  | 'VENUE';

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

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type BookingCardFragment = { id: string, status: Types.BookingStatus, listingId: string | null, listingKind: Types.ListingKind, listingName: string, listingCity: string, listingPublic: boolean, name: string, typeOfEvent: string, message: string, code: string | null, createdAt: string, isUnanswered: boolean, date: string, guests: number, listingMaxGuests: number | null, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, unreadMessages: number, canReview: boolean, canConfirmEvent: boolean, coupleDeleted: boolean, canSendMessages: boolean, listingContact: { phone: string } | null, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }>, myReview: { id: string } | null, eventConfirmation: { tookPlace: boolean, myStatement: string | null, decision: Types.DisputeDecision | null, decisionReason: string | null } | null, quote: { id: string, version: number, status: Types.QuoteStatus, date: string, guests: number, total: number, validUntil: string, declineNote: string | null, createdAt: string } | null } & { ' $fragmentName'?: 'BookingCardFragment' };

export type BookingChangesFragment = { id: string, listingId: string | null, listingName: string, date: string, guests: number, listingMaxGuests: number | null, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }> } & { ' $fragmentName'?: 'BookingChangesFragment' };

export type AcceptDateOfferMutationVariables = Exact<{
  id: string;
  date: string;
}>;


export type AcceptDateOfferMutation = { acceptDateOffer: { booking: { id: string, listingId: string | null, listingName: string, date: string, guests: number, listingMaxGuests: number | null, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, coupleDeleted: boolean, canSendMessages: boolean, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }>, quote: { id: string, version: number, status: Types.QuoteStatus, date: string, guests: number, total: number, validUntil: string, declineNote: string | null, createdAt: string } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } };

export type DeclineDateOfferMutationVariables = Exact<{
  id: string;
}>;


export type DeclineDateOfferMutation = { declineDateOffer: { booking: { id: string, listingId: string | null, listingName: string, date: string, guests: number, listingMaxGuests: number | null, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }> } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } };

export type CancelRescheduleMutationVariables = Exact<{
  id: string;
}>;


export type CancelRescheduleMutation = { cancelReschedule: { booking: { id: string, listingId: string | null, listingName: string, date: string, guests: number, listingMaxGuests: number | null, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }> } | null, userErrors: Array<{ message: string }> } };

export const BookingChangesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"listingMaxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<BookingChangesFragment, unknown>;
export const BookingCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingKind"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"listingCity"}},{"kind":"Field","name":{"kind":"Name","value":"listingPublic"}},{"kind":"Field","name":{"kind":"Name","value":"listingContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUnanswered"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingChanges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationLink"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AfterEvent"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteOnCard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"declineNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"listingMaxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AfterEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingKind"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canReview"}},{"kind":"Field","name":{"kind":"Name","value":"myReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canConfirmEvent"}},{"kind":"Field","name":{"kind":"Name","value":"eventConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tookPlace"}},{"kind":"Field","name":{"kind":"Name","value":"myStatement"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteOnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"coupleDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"canSendMessages"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteSums"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<BookingCardFragment, unknown>;
export const AcceptDateOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptDateOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptDateOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingChanges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteOnCard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"declineNote"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"listingMaxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteOnCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"coupleDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"canSendMessages"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteSums"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<AcceptDateOfferMutation, AcceptDateOfferMutationVariables>;
export const DeclineDateOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineDateOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineDateOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingChanges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"listingMaxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DeclineDateOfferMutation, DeclineDateOfferMutationVariables>;
export const CancelRescheduleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelReschedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelReschedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingChanges"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"listingMaxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<CancelRescheduleMutation, CancelRescheduleMutationVariables>;