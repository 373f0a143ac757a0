import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toAppError } from '../core/errors.js';
import { t } from './messages.generated.js';

/** Formats an error for the response: our message or graphql-js's, never a stack trace, SQL or argument values. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  const known = toAppError(original);
  const { locations, path } = formatted;
  if (known)
    return {
      message: known.message,
      locations,
      path,
      extensions: {
        code: known.code,
        ...(known.fields.length && { fields: known.fields }),
        ...(known.furtherFields && { furtherFields: known.furtherFields }),
        ...(known.retryAfter && { retryAfter: known.retryAfter }),
      },
    };
  const message = truncate(withoutValues(formatted.message));
  const code = codeOf(formatted);
  if (original && code === INTERNAL_ERROR)
    return { message: t('internalError'), locations, path, extensions: { code } };
  return { message, locations, path, extensions: { code } };
}

/** Whether the server is at fault. Errors of graphql-js are the client's, and not logged. */
export const isServerError = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && !(originalError instanceof GraphQLError) && !toAppError(originalError);

/** Apollo's code for errors without a code of their own. */
const INTERNAL_ERROR = 'INTERNAL_SERVER_ERROR';

function codeOf({ extensions, message }: GraphQLFormattedError): unknown {
  // graphql-js validates some arguments only when their field runs, and sets no code then.
  if (message.startsWith('Argument "')) return 'BAD_USER_INPUT';
  // Apollo sets no code for a wrong hash or version of a persisted query.
  if (/^(provided sha does not match|Unsupported persisted query version)/.test(message))
    return 'BAD_REQUEST';
  return extensions?.code ?? 'BAD_REQUEST';
}

/** graphql-js repeats names of fields and types in its messages, and names can be long. */
const MAX_MESSAGE = 500;

const truncate = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;

/** Removes the values that graphql-js quotes in its messages: one may be a password. */
function withoutValues(message: string): string {
  const [variable] = /^Variable "\$\w+"/.exec(message) ?? [];
  if (variable && message.includes(' got invalid value ')) {
    const [, place] = / at "([\w.[\]]+)"; /.exec(message) ?? [];
    const [missing] = /Field "\w+" of required type "[\w![\]]+" was not provided\.$/.exec(message) ?? [];
    return [t('variableInvalid', { place: place ?? variable }), missing].filter(Boolean).join(' ');
  }
  return message
    .replace(/^((?:\w+|Enum "\w+") cannot represent [\w\s-]*value): [\s\S]*$/, '$1.')
    .replace(/^Value "[\s\S]*" does not exist in ("\w+" enum)[\s\S]*$/, (_, name: string) =>
      t('enumValueUnknown', { enum: name }),
    )
    .replace(/^(Expected value of type "[^"]+"), found [\s\S]*$/, '$1.')
    .replace(/^(Argument "\w+" has invalid value) [\s\S]*$/, '$1.')
    .replace(/^(Syntax Error: [^"]*(?:Int|Float|String|BlockString)) "[\s\S]*$/, '$1.');
}
