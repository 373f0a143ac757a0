/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a listing stands in moderation. Visitors see approved ones only. */
export type ListingStatus =
  /** Public. */
  | 'APPROVED'
  /** Waits for an admin. */
  | 'PENDING'
  /** Turned down; its owner sees why. */
  | 'REJECTED'
  /** Approved, and hidden by an admin until it is reinstated; its owner sees why. */
  | 'SUSPENDED';

/** What kind of problem a user error is. */
export type UserErrorCode =
  /** The values are fine, but something that exists already is in the way. */
  | 'CONFLICT'
  /** A value breaks a rule; the message says which. */
  | 'INVALID'
  /** E-mail, password and role do not belong together. */
  | 'WRONG_CREDENTIALS';

export type Standing_Vendor_Fragment = { id: string, status: Types.ListingStatus, rejectionReason: string | null, resubmittedAt: string | null, suspensionReason: string | null, suspendedAt: string | null };

export type Standing_Venue_Fragment = { id: string, status: Types.ListingStatus, rejectionReason: string | null, resubmittedAt: string | null, suspensionReason: string | null, suspendedAt: string | null };

export type StandingFragment =
  | Standing_Vendor_Fragment
  | Standing_Venue_Fragment
;

export type ResubmitListingMutationVariables = Exact<{ [key: string]: never; }>;


export type ResubmitListingMutation = { resubmitListing: { id: string | null, status: Types.ListingStatus | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const StandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"resubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"suspensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}}]}}]} as unknown as DocumentNode<StandingFragment, unknown>;
export const ResubmitListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubmitListing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubmitListing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResubmitListingMutation, ResubmitListingMutationVariables>;