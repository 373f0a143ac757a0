/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of listing. */
export type ListingKind =
  /** A vendor. */
  | 'VENDOR'
  /** A venue. */
  | 'VENUE';

/** Status of a review. Only its author and admins see unpublished ones. */
export type ReviewStatus =
  /** Awaiting moderation. */
  | 'PENDING'
  /** Public. */
  | 'PUBLISHED'
  /** Rejected. */
  | 'REJECTED';

export type ReviewButton_Vendor_Fragment = { id: string, kind: Types.ListingKind, name: string, city: string, myReview: { id: string, status: Types.ReviewStatus } | null } & { ' $fragmentName'?: 'ReviewButton_Vendor_Fragment' };

export type ReviewButton_Venue_Fragment = { id: string, kind: Types.ListingKind, name: string, city: string, myReview: { id: string, status: Types.ReviewStatus } | null } & { ' $fragmentName'?: 'ReviewButton_Venue_Fragment' };

export type ReviewButtonFragment =
  | ReviewButton_Vendor_Fragment
  | ReviewButton_Venue_Fragment
;

export const ReviewButtonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewButton"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"myReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ReviewButtonFragment, unknown>;