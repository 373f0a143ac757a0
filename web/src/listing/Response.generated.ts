/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Response_Vendor_Fragment = { id: string, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null } & { ' $fragmentName'?: 'Response_Vendor_Fragment' };

export type Response_Venue_Fragment = { id: string, response: { enquiries: number, answeredPercent: number, approvedPercent: number, medianMinutes: number | null } | null } & { ' $fragmentName'?: 'Response_Venue_Fragment' };

export type ResponseFragment =
  | Response_Vendor_Fragment
  | Response_Venue_Fragment
;

export const ResponseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Response"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"response"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"answeredPercent"}},{"kind":"Field","name":{"kind":"Name","value":"approvedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"medianMinutes"}}]}}]}}]} as unknown as DocumentNode<ResponseFragment, unknown>;