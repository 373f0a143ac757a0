/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VenuePricesFragment = { vegPrice: number | null, nonVegPrice: number | null, foodPackages: string } & { ' $fragmentName'?: 'VenuePricesFragment' };

export const VenuePricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenuePrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vegPrice"}},{"kind":"Field","name":{"kind":"Name","value":"nonVegPrice"}},{"kind":"Field","name":{"kind":"Name","value":"foodPackages"}}]}}]} as unknown as DocumentNode<VenuePricesFragment, unknown>;