import pino, { type DestinationStream, type Logger } from 'pino';
import { postgresFault } from './errors.js';

/** The log of a process. It carries ids, never names, phones, mail addresses, codes or tokens. */
export const makeLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: described } }, destination);

/**
 * What tells us where something broke. The rest of an error is left out: a database's holds the statement's
 * values, which are people's names, phones and codes, and a mail server's the addresses it refused.
 */
function described(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPeople(String(error)) };
  const { name, message, stack } = error;
  return {
    name,
    message: withoutPeople(message),
    stack: withoutPeople(stack ?? ''),
    ...postgresFault(error),
    ...(error.cause !== undefined && { cause: described(error.cause) }),
  };
}

const withoutPeople = (text: string): string =>
  text.replace(/[^\s<>"']+@[\w-]+(?:\.[\w-]+)+/g, '(mail)').replace(/(?<!\d)\d{10}(?!\d)/g, '(phone)');
