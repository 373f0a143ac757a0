/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A general enquiry about an event. */
export type GeneralEnquiryInput = {
  /** Postal address, up to 300 characters. */
  address: string;
  /** Ten-digit phone number. */
  contact: string;
  /** Day of the event, YYYY-MM-DD; today or later in India. */
  date: string;
  /** Expected guests, 1 or more. */
  guests: number;
  /** City or area, up to 120 characters. */
  location: string;
  /** Message, up to 2,000 characters. */
  message?: string | null | undefined;
  /** Name of the person to call, up to 120 characters. */
  name: string;
  /** Type of event: a value of `EventType` such as WEDDING, its English name, or any other text; up to 80 characters. */
  typeOfEvent: string;
};

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type SubmitEnquiryMutationVariables = Exact<{
  input: Types.GeneralEnquiryInput;
}>;


export type SubmitEnquiryMutation = { submitEnquiry: { received: boolean | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };


export const SubmitEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubmitEnquiryMutation, SubmitEnquiryMutationVariables>;