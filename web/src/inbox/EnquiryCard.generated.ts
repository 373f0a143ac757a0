/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

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

/** What a listing is. */
export type ListingKind =
  /** vendor */
  | 'VENDOR'
  /** venue */
  | 'VENUE';

export type EnquiryCardFragment = { id: string, status: Types.BookingStatus, listingKind: Types.ListingKind, coupleLeft: boolean, listingName: string, name: string, contact: string, location: string, guests: number, date: string, proposedDate: string | null, address: string, typeOfEvent: string, message: string, createdAt: string, lockedUntil: string | null, history: Array<{ kind: Types.BookingEventKind, date: string | null, previousDate: string | null, createdAt: string }> };

export const EnquiryCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"listingKind"}},{"kind":"Field","name":{"kind":"Name","value":"coupleLeft"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"proposedDate"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<EnquiryCardFragment, unknown>;