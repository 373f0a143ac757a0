/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { PictureFragment } from '../ui/Picture.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WishCard_Vendor_Fragment = { __typename: 'Vendor', id: string, name: string, city: string, state: string, wishlisted: boolean, pictures: Array<{ url: string, alt: string, width: number, height: number, thumbhash: string }> } & { ' $fragmentName'?: 'WishCard_Vendor_Fragment' };

export type WishCard_Venue_Fragment = { __typename: 'Venue', id: string, name: string, city: string, state: string, wishlisted: boolean, pictures: Array<{ url: string, alt: string, width: number, height: number, thumbhash: string }> } & { ' $fragmentName'?: 'WishCard_Venue_Fragment' };

export type WishCardFragment =
  | WishCard_Vendor_Fragment
  | WishCard_Venue_Fragment
;

export const WishCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"wishlisted"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}}]} as unknown as DocumentNode<WishCardFragment, unknown>;