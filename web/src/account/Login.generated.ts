/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What someone logs in with. */
export type LoginInput = {
  /** E-mail address, in any case. */
  email: string;
  /** Password. */
  password: string;
  /** Which of the accounts of this e-mail address. Required: without it, a user error says so. */
  role?: Role | null | undefined;
};

/** What an account is for. */
export type Role =
  /** Moderates the marketplace. */
  | 'ADMIN'
  /** A couple or visitor. */
  | 'USER'
  /** Someone who provides a wedding service. */
  | 'VENDOR'
  /** The owner of a venue. */
  | 'VENUE';

/** What kind of problem a user error is. */
export type UserErrorCode =
  /** The values are fine, but something that exists already is in the way. */
  | 'CONFLICT'
  /** A value breaks a rule; the message says which. */
  | 'INVALID'
  /** E-mail, password and role do not belong together. */
  | 'WRONG_CREDENTIALS';

export type LoginMutationVariables = Exact<{
  input: Types.LoginInput;
}>;


export type LoginMutation = { login: { role: Types.Role | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };


export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;