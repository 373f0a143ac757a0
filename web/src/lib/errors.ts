import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { t } from './messages.generated';

/** A failure in the specification's terms. */
export interface Failure {
  /** FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR, or the HTTP status. */
  status: string;
  /** Words for the person. */
  message: string;
  /** The API's code, such as UNAUTHENTICATED, where it gave one. */
  code?: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** What went wrong with a query or mutation; the one place that knows the client's error classes. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, retryAfter } = (first?.extensions ?? {}) as { code?: string; retryAfter?: number };
    return {
      status: STATUS_OF[code ?? ''] ?? '400',
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

const STATUS_OF: Record<string, string> = {
  UNAUTHENTICATED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  CONFLICT: '409',
  TOO_MANY_REQUESTS: '429',
  INTERNAL_SERVER_ERROR: '500',
  UNAVAILABLE: '503',
};

/** `Error: {status} - {data}`, as lists on the home page show it. */
export function listError(error: unknown): string {
  const { status, message } = failureOf(error);
  return `Error: ${status} - ${message}`;
}
