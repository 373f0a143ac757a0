import { types } from 'node:util';
import { STATUS_OF_CODE, type ErrorCode } from './errors.constants.js';

/** One message about one input field; `field` is a path such as `contact` or `packages.0.price`. */
export interface FieldError {
  field: string;
  message: string;
}

/** An answer names so many fields; of others it says how many there are. */
const MAX_FIELD_ERRORS = 20;

/**
 * An error meant for the caller: its message is shown to people as it stands.
 * Anything else that is thrown is a fault of ours and is answered without its text.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  /** The first wrong fields. */
  readonly fields: FieldError[];
  /** How many more fields are wrong. */
  readonly furtherFields: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    fields: FieldError[] = [],
    /** Seconds after which trying again makes sense (429 and 503). */
    readonly retryAfter?: number,
    /** The limit that refused (429). */
    readonly tally?: Tally,
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

export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Please log in to continue.');
export const forbidden = () => new AppError('FORBIDDEN', 'Your account may not do this.');
export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found`);
export const badInput = (field: string, message: string) =>
  new AppError('BAD_USER_INPUT', message, [{ field, message }]);
export const conflict = (message: string, field?: string) =>
  new AppError('CONFLICT', message, field ? [{ field, message }] : []);

/** How a budget or a limit stands. */
export interface Tally {
  /** Points a window. */
  readonly limit: number;
  readonly used: number;
  /** When the window ends, in milliseconds since 1970. */
  readonly ends: number;
  /** Seconds to wait, because what was asked for did not fit and was not counted; otherwise 0. */
  readonly wait: number;
}

export const tooMany = (tally: Tally, message = `Too many tries. Please wait ${waitInWords(tally.wait)}.`) =>
  new AppError('TOO_MANY_REQUESTS', message, [], tally.wait, tally);

/** 45 -> "45 seconds", 130 -> "3 minutes", 7300 -> "3 hours" (rounded up: a wait must never be understated). */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}

interface PostgresFault {
  code?: string;
  constraint?: string;
  driverError?: PostgresFault;
}

/** SQLSTATE and constraint of a database error, whether TypeORM wrapped it or not. */
export function postgresFault(error: unknown): { code: string; constraint?: string } | undefined {
  // Not `instanceof`: an error of the network is made by Node itself, outside of the realm that tests run in.
  if (!types.isNativeError(error)) return undefined;
  const fault = error as PostgresFault;
  const raw = fault.driverError ?? fault;
  if (typeof raw.code !== 'string') return undefined;
  return { code: raw.code, constraint: raw.constraint };
}

/** True when `error` is the violation of the constraint, unique index or trigger with this name. */
export function violates(error: unknown, constraint: string): boolean {
  return postgresFault(error)?.constraint === constraint;
}

/** A row refers to one that has gone since it was looked at: a listing, say, that was deleted in this moment. */
const FOREIGN_KEY = '23503';
/** Codes of Node's sockets and of PostgreSQL, besides its class 08. */
const LOST_CONNECTION = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53300'],
]);
/** What pg and TypeORM throw without a code. */
const LOST_CONNECTION_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Client was closed|QueryRunnerAlreadyReleased|Connection is not established/;
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Our own statement timeout; a deadlock or a serialization failure that outlasted its retries. */
const TOO_BUSY = new Set(['57014', '40001', '40P01']);
/** Characters that text can't hold; what is no uuid, number, date or time zone, or out of its range. */
const NOT_A_VALUE = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '22009', '22023']);

/** True when the database, or another server that we depend on, can't be reached or has cut the connection. */
function isConnectionLost(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const code = postgresFault(error)?.code ?? '';
  return LOST_CONNECTION.has(code) || /^08...$/.test(code) || LOST_CONNECTION_TEXT.test(String(error));
}

/**
 * True when it is the database that can't be reached, whose absence is logged where it is noticed; not so with mail
 * servers and stores of pictures, whose libraries mark their errors.
 */
export const isDatabaseLost = (error: unknown): boolean =>
  isConnectionLost(error) && !['command', '$metadata'].some((mark) => mark in (error as Error));

/** True when there is no room for what should be stored, in the database or beside it. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(postgresFault(error)?.code ?? '');

/** Seconds after which it makes sense to ask again when we are busy, and when the disk is full. */
const BUSY_SECONDS = 2;
const DISK_FULL_SECONDS = 60;

/** Turns what is not an AppError into one where the caller can do something about it. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const code = postgresFault(error)?.code;
  if (isDiskFull(error))
    return new AppError(
      'UNAVAILABLE',
      'Our storage is full at the moment, and nothing was saved. Please try again later.',
      [],
      DISK_FULL_SECONDS,
    );
  if (isConnectionLost(error) || (code && TOO_BUSY.has(code)))
    return new AppError(
      'UNAVAILABLE',
      'We are busy just now. Please try again in a moment.',
      [],
      BUSY_SECONDS,
    );
  if (code === FOREIGN_KEY)
    return conflict('What this is about was removed in this moment. Please load the page again.');
  if (code && NOT_A_VALUE.has(code))
    return new AppError('BAD_USER_INPUT', 'The request holds a value that is not allowed.');
  return undefined;
}

/** A lookup by id answers null for what is not there; a malformed id is of nothing that is there. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'BAD_USER_INPUT'))
    return null;
  throw error;
}
