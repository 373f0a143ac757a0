import { types } from 'node:util';
import pino, { type DestinationStream, type Logger } from 'pino';
import { postgresErrorOf } from './errors.js';

/** The log of a process. It carries ids, never names, phones, mail addresses, codes or tokens. */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: described } }, destination);

/**
 * What tells us where something broke. The rest of an error is left out: a database's holds the statement's values,
 * which are people's names, phones and codes, and a mail server's the addresses it refused.
 */
function described(error: unknown): object {
  if (!types.isNativeError(error)) return { message: withoutPeople(String(error)) };
  const { name, stack = '' } = error;
  const message = quotesPeople(error) ? '(left out)' : withoutPeople(error.message);
  // The stack begins with the message, which may have many lines.
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    message,
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...postgresErrorOf(error),
    ...smtpReply(error),
    ...(error.cause !== undefined && { cause: described(error.cause) }),
  };
}

/** Errors whose text others have written: mail servers, and PostgreSQL about a value that it can't take. */
const quotesPeople = (error: Error): boolean =>
  smtpReply(error) !== undefined ||
  Boolean(postgresErrorOf(error)?.code.startsWith('22')) ||
  // A wrapper repeats what it wraps.
  (types.isNativeError(error.cause) && quotesPeople(error.cause));

interface SmtpFault {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The command that a mail server refused, with the numbers of its reply. */
function smtpReply(error: Error): object | undefined {
  const { command, responseCode, response = '' } = error as SmtpFault;
  if (command === undefined && responseCode === undefined) return undefined;
  const [enhancedCode] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return { command, responseCode, enhancedCode };
}

const withoutPeople = (text: string): string =>
  text
    .replace(/(?:"[^"\n]*"|[^\s<>"']+)@(?:\[[^\]\s]*\]|[\p{L}\p{N}_.-]+)/gu, '(mail)')
    .replace(/(?<!\d)\d{10}(?!\d)/g, '(phone)');
