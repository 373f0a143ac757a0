/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An admin’s decision about a report. */
export type MessageReportDecision =
  /** The message stays. */
  | 'DISMISSED'
  /** The message is removed, and its sender gets the reason. */
  | 'REMOVED'
  /** The message stays, and its sender gets the reason. */
  | 'WARNED';

/** Why a message is reported. */
export type MessageReportReason =
  /** It is insulting or threatening. */
  | 'ABUSE'
  /** It is a fraud, or asks for money outside of Mandap. */
  | 'FRAUD'
  /** Another reason. */
  | 'OTHER'
  /** It is advertising. */
  | 'SPAM';

/** A report about a message of the other party. */
export type ReportMessageInput = {
  /** ID of the message. */
  messageId: string;
  /** What admins should know, up to 500 characters. */
  note?: string | null | undefined;
  /** Why it is reported. */
  reason: MessageReportReason;
};

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type ReportMessageMutationVariables = Exact<{
  input: Types.ReportMessageInput;
}>;


export type ReportMessageMutation = { reportMessage: { message: { id: string, reportedByMe: boolean, reportDecision: Types.MessageReportDecision | null } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };


export const ReportMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reportedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"reportDecision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportMessageMutation, ReportMessageMutationVariables>;