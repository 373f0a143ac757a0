/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

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

/** Changes to a pending enquiry. */
export type UpdateEnquiryInput = {
  /** The new event date, YYYY-MM-DD; today or later in India. */
  date: string;
  /** The new number of guests; unchanged if omitted. */
  guests?: number | null | undefined;
  /** ID of the booking. */
  id: string;
};

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type UpdateEnquiryMutationVariables = Exact<{
  input: Types.UpdateEnquiryInput;
}>;


export type UpdateEnquiryMutation = { updateEnquiry: { booking: { id: string, listingId: string | null, listingName: string, date: string, guests: number, listingMaxGuests: number | null, requestedDate: string | null, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, dateOffer: { id: string, dates: Array<string> } | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null, createdAt: string }> } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };


export const UpdateEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingChanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"listingMaxGuests"}},{"kind":"Field","name":{"kind":"Name","value":"requestedDate"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"dateOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<UpdateEnquiryMutation, UpdateEnquiryMutationVariables>;