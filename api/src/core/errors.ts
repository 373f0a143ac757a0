import { types } from 'node:util';
import { STATUS_OF_CODE, type ErrorCode } from './errors.constants.js';
import { t } from './messages.generated.js';

/** One message about one input field; `field` is a path such as `contact` or `packages.0.price`. */
export interface FieldError {
  field: string;
  message: string;
}

/** Maximum number of fields in an error; further ones are only counted. */
const MAX_FIELD_ERRORS = 20;

/**
 * An error for the client, whose message is shown to people. Any other error is a server error, and its message is never
 * sent.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  /** The first invalid fields. */
  readonly fields: FieldError[];
  /** Number of further invalid fields. */
  readonly furtherFields: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    fields: FieldError[] = [],
    /** Seconds until a retry makes sense (429 and 503). */
    readonly retryAfter?: number,
    /** The limit that was exceeded (429). */
    readonly rateLimit?: RateLimitStatus,
    furtherFields = 0,
  ) {
    super(message);
    this.fields = fields.slice(0, MAX_FIELD_ERRORS);
    this.furtherFields = furtherFields + fields.length - this.fields.length;
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}

export const unauthenticated = () => new AppError('UNAUTHENTICATED', t('loginRequired'));
export const forbidden = () => new AppError('FORBIDDEN', t('forbidden'));
export const notFound = (message: string) => new AppError('NOT_FOUND', message);
export const badInput = (field: string, message: string) =>
  new AppError('BAD_USER_INPUT', message, [{ field, message }]);
export const conflict = (message: string, field?: string) =>
  new AppError('CONFLICT', message, field ? [{ field, message }] : []);

/** State of a rate limit. */
export interface RateLimitStatus {
  /** Points per window. */
  readonly limit: number;
  readonly used: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly resetsAt: number;
  /** Seconds to wait if the request exceeded the limit and was not counted, otherwise 0. */
  readonly retryAfter: number;
}

export const rateLimitExceeded = (
  rateLimit: RateLimitStatus,
  message = t('tooMany', { wait: formatWait(rateLimit.retryAfter) }),
) => new AppError('TOO_MANY_REQUESTS', message, [], rateLimit.retryAfter, rateLimit);

/** 45 -> "45 seconds", 130 -> "3 minutes", 7300 -> "3 hours" (rounded up, so that waiting that long is enough). */
export function formatWait(seconds: number): string {
  if (seconds < 60) return t('seconds', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return t('minutes', { count: minutes });
  return t('hours', { count: Math.ceil(minutes / 60) });
}

interface PostgresError {
  code?: string;
  constraint?: string;
  driverError?: PostgresError;
}

/** Returns SQLSTATE and constraint of a database error, whether or not TypeORM wrapped it. */
export function postgresErrorOf(error: unknown): { code: string; constraint?: string } | undefined {
  // Not `instanceof`: Node creates network errors outside of the realm in which tests run.
  if (!types.isNativeError(error)) return undefined;
  const postgresError = error as PostgresError;
  const raw = postgresError.driverError ?? postgresError;
  if (typeof raw.code !== 'string') return undefined;
  return { code: raw.code, constraint: raw.constraint };
}

/** Whether an error is a violation of the constraint, unique index or trigger with this name. */
export function violates(error: unknown, constraint: string): boolean {
  return postgresErrorOf(error)?.constraint === constraint;
}

/** A referenced row was deleted concurrently. */
const FOREIGN_KEY = '23503';
/** Codes of Node's sockets and of PostgreSQL, besides class 08. */
const LOST_CONNECTION = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53300'],
]);
/** Errors of pg and TypeORM without a code. */
const LOST_CONNECTION_TEXT =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|is not queryable|Client was closed|QueryRunner(Provider)?AlreadyReleased|Connection is not established/;
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Statement timeout; deadlock or serialization failure after all retries. */
const TOO_BUSY = new Set(['57014', '40001', '40P01']);
/** Invalid characters, and invalid or out-of-range UUIDs, numbers, dates and time zones. */
const INVALID_VALUE = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '22009', '22023']);

/** Whether the database, or another server, is unreachable or closed the connection. */
function isConnectionLost(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code = postgresErrorOf(error)?.code ?? '';
  return LOST_CONNECTION.has(code) || /^08...$/.test(code) || LOST_CONNECTION_TEXT.test(String(error));
}

/**
 * Whether the database is unreachable, which is logged where it is detected. Errors of mail servers and object storage are
 * excluded by the properties that their libraries add.
 */
export const isDatabaseLost = (error: unknown): boolean =>
  isConnectionLost(error) && !['command', '$metadata'].some((mark) => mark in (error as Error));

/** Whether the disk of the database or of the uploads is full. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(postgresErrorOf(error)?.code ?? '');

/** Retry-After when the server is busy, and when the disk is full. */
const BUSY_SECONDS = 2;
const DISK_FULL_SECONDS = 60;

/** @param retryAfter seconds */
export const busy = (retryAfter = BUSY_SECONDS) => new AppError('UNAVAILABLE', t('busy'), [], retryAfter);

/** Converts an error that the client can react to into an AppError; undefined for server errors. */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const code = postgresErrorOf(error)?.code;
  if (isDiskFull(error)) return new AppError('UNAVAILABLE', t('storageFull'), [], DISK_FULL_SECONDS);
  if (isConnectionLost(error) || (code && TOO_BUSY.has(code))) return busy();
  if (code === FOREIGN_KEY) return conflict(t('justDeleted'));
  if (code && INVALID_VALUE.has(code)) return new AppError('BAD_USER_INPUT', t('valueNotAllowed'));
  return undefined;
}

/** For lookups by ID: returns null if the ID is unknown or malformed, and rethrows other errors. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'BAD_USER_INPUT'))
    return null;
  throw error;
}
