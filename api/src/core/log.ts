import { types } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import { postgresErrorOf } from './errors.js';
import { currentTrace } from './tracing.js';

/** Makes the log of a process. It contains IDs, but never names, phones, email addresses, codes or tokens. */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError }, mixin: currentTrace }, destination);

/**
 * Serializes an error without personal data: database errors contain a statement's values, such as names, phones and
 * codes, and errors of mail servers contain addresses.
 */
function serializeError(error: unknown): object {
  if (!types.isNativeError(error)) return { message: withoutPeople(String(error)) };
  const { name, stack = '' } = error;
  const message = quotesPersonalData(error) ? '(left out)' : withoutPeople(error.message);
  // The stack starts with the message, which may have several lines.
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    message,
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...postgresErrorOf(error),
    ...smtpReply(error),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

/** Errors whose message may quote personal data: those of mail servers, and PostgreSQL's about invalid values. */
const quotesPersonalData = (error: Error): boolean =>
  smtpReply(error) !== undefined ||
  Boolean(postgresErrorOf(error)?.code.startsWith('22')) ||
  // A wrapping error repeats the message of its cause.
  (types.isNativeError(error.cause) && quotesPersonalData(error.cause));

interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Returns the SMTP command that failed, and the status codes of the reply. */
function smtpReply(error: Error): object | undefined {
  const { command, responseCode, response = '' } = error as SmtpError;
  if (command === undefined && responseCode === undefined) return undefined;
  const [enhancedCode] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return { command, responseCode, enhancedCode };
}

const withoutPeople = (text: string): string =>
  text
    .replace(/(?:"[^"\n]*"|[^\s<>"']+)@(?:\[[^\]\s]*\]|[\p{L}\p{N}_.-]+)/gu, '(mail)')
    .replace(/(?<!\d)\d{10}(?!\d)/g, '(phone)');
