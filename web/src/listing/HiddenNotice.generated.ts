/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type HiddenNotice_Vendor_Fragment = { id: string, status: Types.ListingStatus } & { ' $fragmentName'?: 'HiddenNotice_Vendor_Fragment' };

export type HiddenNotice_Venue_Fragment = { id: string, status: Types.ListingStatus } & { ' $fragmentName'?: 'HiddenNotice_Venue_Fragment' };

export type HiddenNoticeFragment =
  | HiddenNotice_Vendor_Fragment
  | HiddenNotice_Venue_Fragment
;

export const HiddenNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HiddenNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<HiddenNoticeFragment, unknown>;