import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { t } from './messages.generated';

/** A failed request, in the terms of the specification. */
export interface Failure {
  /** FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR, or the HTTP status. */
  status: string;
  /** A message for the user. */
  message: string;
  /** The API's error code, such as UNAUTHENTICATED, if there was one. */
  code?: string;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** Converts the error of a query or mutation. The only code that knows Apollo Client's error classes. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, retryAfter } = (first?.extensions ?? {}) as { code?: string; retryAfter?: number };
    return {
      status: STATUSES_BY_CODE[code ?? ''] ?? '400',
      message: first?.message ?? error.message,
      code,
      retryAfter,
    };
  }
  if (ServerParseError.is(error)) return { status: 'PARSING_ERROR', message: t('unreadable') };
  if (ServerError.is(error)) return { status: String(error.statusCode), message: t('serverFailed') };
  if (error instanceof Error && error.name === 'TimeoutError')
    return { status: 'TIMEOUT_ERROR', message: t('timedOut') };
  return {
    status: 'FETCH_ERROR',
    message: t('unreachable'),
  };
}

const STATUSES_BY_CODE: Record<string, string> = {
  UNAUTHENTICATED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  CONFLICT: '409',
  TOO_MANY_REQUESTS: '429',
  INTERNAL_SERVER_ERROR: '500',
  UNAVAILABLE: '503',
};

/** Formats an error as `Error: {status} - {data}`, for lists on the home page. */
export function listError(error: unknown): string {
  const { status, message } = failureOf(error);
  return t('listError', { status, message });
}
