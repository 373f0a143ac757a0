/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnerWorkFragment = { needsAnswer: number, waitingLong: number, quoteAccepted: number, nearlyFull: number, tooManyGuests: number, mostGuests: number | null, maxGuests: number | null } & { ' $fragmentName'?: 'OwnerWorkFragment' };

export const OwnerWorkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnerWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"needsAnswer"}},{"kind":"Field","name":{"kind":"Name","value":"waitingLong"}},{"kind":"Field","name":{"kind":"Name","value":"quoteAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"nearlyFull"}},{"kind":"Field","name":{"kind":"Name","value":"tooManyGuests"}},{"kind":"Field","name":{"kind":"Name","value":"mostGuests"}},{"kind":"Field","name":{"kind":"Name","value":"maxGuests"}}]}}]} as unknown as DocumentNode<OwnerWorkFragment, unknown>;