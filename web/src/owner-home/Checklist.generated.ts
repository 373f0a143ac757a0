/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An item in the checklist of a new business. */
export type ChecklistItemName =
  /** A blocked day, an offline booking or an approved booking. */
  | 'CALENDAR'
  /** Food packages and facilities of a venue, or the unit and the inclusions of every package of a vendor. */
  | 'PACKAGES'
  /** At least 5 pictures. */
  | 'PHOTOS'
  /** Plate prices of a venue, or a package of a vendor. */
  | 'PRICES'
  /** Address, phone number and description; for venues also the guest capacity, for vendors the experience. */
  | 'PROFILE';

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type ChecklistItemFragment = { item: Types.ChecklistItemName, isDone: boolean, isRequired: boolean } & { ' $fragmentName'?: 'ChecklistItemFragment' };

export type DismissChecklistMutationVariables = Exact<{ [key: string]: never; }>;


export type DismissChecklistMutation = { dismissChecklist: { userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const ChecklistItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChecklistItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChecklistItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}}]}}]} as unknown as DocumentNode<ChecklistItemFragment, unknown>;
export const DismissChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DismissChecklistMutation, DismissChecklistMutationVariables>;