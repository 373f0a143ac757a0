/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an import does with an event. */
export type CalendarImportAction =
  /** Adds an offline booking for each of its days. */
  | 'ADD'
  /** Removes bookings that an earlier import added: the event was cancelled, moved or shortened. */
  | 'REMOVE'
  /** Changes nothing; see the reason. */
  | 'SKIP'
  /** Moves bookings to other days, or renames them. */
  | 'UPDATE';

/** Why an import skips an event. */
export type CalendarImportSkipReason =
  /** The day is full or blocked. */
  | 'DAY_TAKEN'
  /** It comes from Mandap. */
  | 'FROM_MANDAP'
  /** Its date, its rule (RRULE) or another of its lines is invalid. */
  | 'INVALID'
  /** A later version, with a higher SEQUENCE, was imported before. */
  | 'OLDER_VERSION'
  /** It is over. */
  | 'PAST'
  /** It starts more than two years from today. */
  | 'TOO_FAR'
  /** It lasts more than 62 days. */
  | 'TOO_LONG'
  /** It is marked as free time (TRANSP:TRANSPARENT). */
  | 'TRANSPARENT'
  /** It repeats every hour or more often, repeats by a rule that can’t be imported (such as one with BYWEEKNO), or overrides one occurrence and all later ones (RANGE=THISANDFUTURE). */
  | 'UNSUPPORTED_RULE';

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

export type CalendarImportChangeFragment = { action: Types.CalendarImportAction, summary: string, firstDay: string | null, lastDay: string | null, days: number, previousDay: string | null, reason: Types.CalendarImportSkipReason | null } & { ' $fragmentName'?: 'CalendarImportChangeFragment' };

export type CalendarImportFragment = { fingerprint: string, unchanged: number, sections: Array<{ action: Types.CalendarImportAction, events: number, days: number, changes: Array<{ action: Types.CalendarImportAction, summary: string, firstDay: string | null, lastDay: string | null, days: number, previousDay: string | null, reason: Types.CalendarImportSkipReason | null }> }> } & { ' $fragmentName'?: 'CalendarImportFragment' };

export type PreviewCalendarImportMutationVariables = Exact<{
  file: File;
}>;


export type PreviewCalendarImportMutation = { previewed: { calendarImport: { fingerprint: string, unchanged: number, sections: Array<{ action: Types.CalendarImportAction, events: number, days: number, changes: Array<{ action: Types.CalendarImportAction, summary: string, firstDay: string | null, lastDay: string | null, days: number, previousDay: string | null, reason: Types.CalendarImportSkipReason | null }> }> } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export type ImportCalendarMutationVariables = Exact<{
  file: File;
  fingerprint: string;
}>;


export type ImportCalendarMutation = { done: { calendarImport: { fingerprint: string, unchanged: number, sections: Array<{ action: Types.CalendarImportAction, events: number, days: number, changes: Array<{ action: Types.CalendarImportAction, summary: string, firstDay: string | null, lastDay: string | null, days: number, previousDay: string | null, reason: Types.CalendarImportSkipReason | null }> }> } | null, userErrors: Array<{ code: Types.UserErrorCode, field: string | null, message: string }> } };

export const CalendarImportChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImportChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImportChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"previousDay"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<CalendarImportChangeFragment, unknown>;
export const CalendarImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarImportChange"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImportChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImportChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"previousDay"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<CalendarImportFragment, unknown>;
export const PreviewCalendarImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCalendarImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"previewed"},"name":{"kind":"Name","value":"previewCalendarImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarImport"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImportChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImportChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"previousDay"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarImportChange"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<PreviewCalendarImportMutation, PreviewCalendarImportMutationVariables>;
export const ImportCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"done"},"name":{"kind":"Name","value":"importCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"fingerprint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarImport"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImportChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImportChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"previousDay"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarImportChange"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<ImportCalendarMutation, ImportCalendarMutationVariables>;