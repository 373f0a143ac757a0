/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of an entry in the agenda of a business. */
export type AgendaKind =
  /** An approved booking. */
  | 'EVENT'
  /** A booking that was made outside of Mandap. */
  | 'OFFLINE_EVENT'
  /** A confirmed visit of a couple. */
  | 'VISIT';

export type AgendaEntryFragment = { kind: Types.AgendaKind, date: string, startsAt: string | null, name: string, typeOfEvent: string | null, guests: number | null, bookingId: string | null } & { ' $fragmentName'?: 'AgendaEntryFragment' };

export const AgendaEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgendaEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"typeOfEvent"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}}]}}]} as unknown as DocumentNode<AgendaEntryFragment, unknown>;