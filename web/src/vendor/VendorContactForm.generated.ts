/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What happens when a couple cancels. */
export type CancellationPolicy =
  /** Not cancellable, but may be moved to another date at no charge. */
  | 'NON_CANCELLABLE'
  /** Full refund up to 24 hours before the event. */
  | 'REFUND_24H';

/** A vendor's edit of their listing; what is not given stays as it is. */
export type UpdateVendorInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** What happens when a couple cancels. */
  cancellation?: CancellationPolicy | null | undefined;
  /** City; the state follows from it. */
  city?: string | null | undefined;
  /** Bookings that fit on one day, 1 to 50. */
  dailyCapacity?: number | null | undefined;
  /** Contact email address. */
  email?: string | null | undefined;
  /** Events they have done; null for not said. */
  eventsCompleted?: number | null | undefined;
  /** Years in the business; null for not said. */
  experienceYears?: number | null | undefined;
  /** Business name. */
  name?: string | null | undefined;
  /** The owner's name. */
  ownerName?: string | null | undefined;
  /** Phone number, in any form. */
  phone?: string | null | undefined;
  /** About prices beside the packages. */
  priceNote?: string | null | undefined;
  /** Summary. */
  summary?: string | null | undefined;
  /** Whether they come to other cities; null for not said. */
  willingToTravel?: boolean | null | undefined;
};

/** What kind of problem a user error is. */
export type UserErrorCode =
  /** The values are fine, but something that exists already is in the way. */
  | 'CONFLICT'
  /** A value breaks a rule; the message says which. */
  | 'INVALID'
  /** E-mail, password and role do not belong together. */
  | 'WRONG_CREDENTIALS';

export type UpdateVendorContactMutationVariables = Exact<{
  input: Types.UpdateVendorInput;
}>;


export type UpdateVendorContactMutation = { updateVendor: { vendor: { id: string, ownerName: string | null, contact: { phone: string, email: string } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };


export const UpdateVendorContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVendorContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVendorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVendor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVendorContactMutation, UpdateVendorContactMutationVariables>;