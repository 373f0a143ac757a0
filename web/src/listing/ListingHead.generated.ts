/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { Response_Vendor_Fragment, Response_Venue_Fragment } from './Response.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingHead_Vendor_Fragment = { id: string, name: string, city: string, address: string, ratingAverage: number | null, ratingCount: number, pictureCount: number, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null } & { ' $fragmentName'?: 'ListingHead_Vendor_Fragment' };

export type ListingHead_Venue_Fragment = { id: string, name: string, city: string, address: string, ratingAverage: number | null, ratingCount: number, pictureCount: number, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null } & { ' $fragmentName'?: 'ListingHead_Venue_Fragment' };

export type ListingHeadFragment =
  | ListingHead_Vendor_Fragment
  | ListingHead_Venue_Fragment
;

export const ListingHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Response"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Response"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"response"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"answeredPercent"}},{"kind":"Field","name":{"kind":"Name","value":"approvedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"medianMinutes"}}]}}]}}]} as unknown as DocumentNode<ListingHeadFragment, unknown>;