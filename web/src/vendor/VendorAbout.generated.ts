/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VendorAboutFragment = { summary: string, experienceYears: number | null, eventsCompleted: number | null, willingToTravel: boolean | null } & { ' $fragmentName'?: 'VendorAboutFragment' };

export const VendorAboutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VendorAbout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vendor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"experienceYears"}},{"kind":"Field","name":{"kind":"Name","value":"eventsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"willingToTravel"}}]}}]} as unknown as DocumentNode<VendorAboutFragment, unknown>;