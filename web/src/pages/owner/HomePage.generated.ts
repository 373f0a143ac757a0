/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of an entry in the agenda of a business. */
export type AgendaKind =
  /** An approved booking. */
  | 'EVENT'
  /** A booking that was made outside of Mandap. */
  | 'OFFLINE_EVENT'
  /** A confirmed visit of a couple. */
  | 'VISIT';

/** An item in the checklist of a new business. */
export type ChecklistItemName =
  /** A blocked day, an offline booking or an approved booking. */
  | 'CALENDAR'
  /** Food packages and facilities of a venue, or the unit and the inclusions of every package of a vendor. */
  | 'PACKAGES'
  /** At least 5 photos. */
  | 'PHOTOS'
  /** Plate prices of a venue, or a package of a vendor. */
  | 'PRICES'
  /** Address, phone number and description; for venues also the guest capacity, for vendors the experience. */
  | 'PROFILE';

/** Kind of listing. */
export type ListingKind =
  /** vendor */
  | 'VENDOR'
  /** venue */
  | 'VENUE';

/** Moderation status of a listing. Visitors see approved ones only. */
export type ListingStatus =
  /** Public. */
  | 'APPROVED'
  /** Awaiting moderation. */
  | 'PENDING'
  /** Rejected; the owner can see the reason. */
  | 'REJECTED'
  /** Approved, but hidden by an admin until reinstated; the owner can see the reason. */
  | 'SUSPENDED';

export type OwnerHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnerHomeQuery = { me: { id: string, listing:
      | { id: string, kind: Types.ListingKind, name: string, city: string, status: Types.ListingStatus, rejectionReason: string | null, resubmittedAt: string | null, suspensionReason: string | null, suspendedAt: string | null, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null }
      | { id: string, kind: Types.ListingKind, name: string, city: string, status: Types.ListingStatus, rejectionReason: string | null, resubmittedAt: string | null, suspensionReason: string | null, suspendedAt: string | null, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null }
     | null } | null, ownerWork: { needsAnswer: number, waitingLong: number, nearlyFull: number, tooManyGuests: number, mostGuests: number | null, maxGuests: number | null }, ownerAgenda: Array<{ kind: Types.AgendaKind, date: string, startsAt: string | null, name: string, typeOfEvent: string | null, guests: number | null, bookingId: string | null }>, ownerStatistics: Array<{ firstDay: string, lastDay: string, views: number, enquiries: number, answered: number, approved: number }>, ownerChecklist: Array<{ item: Types.ChecklistItemName, isDone: boolean, isRequired: boolean }> | null };


export const OwnerHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"response"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"answeredPercent"}},{"kind":"Field","name":{"kind":"Name","value":"approvedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"medianMinutes"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingStatusNotice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerWork"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerAgenda"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgendaEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChecklistItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingStatusNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"resubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"waitingLong"}},{"kind":"Field","name":{"kind":"Name","value":"nearlyFull"}},{"kind":"Field","name":{"kind":"Name","value":"tooManyGuests"}},{"kind":"Field","name":{"kind":"Name","value":"mostGuests"}},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<OwnerHomeQuery, OwnerHomeQueryVariables>;