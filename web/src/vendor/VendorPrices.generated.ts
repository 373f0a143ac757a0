/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Unit of a package’s price. */
export type PackageUnit =
  /** Per day. */
  | 'DAY'
  /** Per event. */
  | 'EVENT'
  /** Per hour. */
  | 'HOUR'
  /** Per person. */
  | 'PERSON'
  /** Per piece. */
  | 'PIECE';

export type VendorPricesFragment = { packagePrice: number | null, priceNote: string, packages: Array<{ id: string, name: string, days: number, price: number, minAdvance: number, unit: Types.PackageUnit | null, inclusions: Array<string> }> } & { ' $fragmentName'?: 'VendorPricesFragment' };

export const VendorPricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vendor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packagePrice"}},{"kind":"Field","name":{"kind":"Name","value":"priceNote"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minAdvance"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"inclusions"}}]}}]}}]} as unknown as DocumentNode<VendorPricesFragment, unknown>;