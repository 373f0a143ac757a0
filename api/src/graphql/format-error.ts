import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toAppError } from '../core/errors.js';
import { t } from './messages.generated.js';

/** What a caller sees of an error: our own words or graphql-js's. Never a stack, SQL, or the arguments. */
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
  const message = shortened(withoutValues(formatted.message));
  const code = codeOf(formatted);
  if (original && code === FAULT)
    return { message: t('internalError'), locations, path, extensions: { code } };
  return { message, locations, path, extensions: { code } };
}

/** True of what failed through our own fault. What graphql-js refuses is a caller's mistake, of which there is no end. */
export const isFault = ({ originalError }: GraphQLError): boolean =>
  originalError !== undefined && !(originalError instanceof GraphQLError) && !toAppError(originalError);

/** Apollo's code for whatever has none of its own. */
const FAULT = 'INTERNAL_SERVER_ERROR';

function codeOf({ extensions, message }: GraphQLFormattedError): unknown {
  // An argument can turn out wrong only when its field runs; graphql-js gives that no code.
  if (message.startsWith('Argument "')) return 'BAD_USER_INPUT';
  // Nor has Apollo one for a wrong hash or version of a persisted query.
  if (/^(provided sha does not match|Unsupported persisted query version)/.test(message))
    return 'BAD_REQUEST';
  return extensions?.code ?? 'BAD_REQUEST';
}

/** graphql-js names fields and types in its messages; a name may be long, and a message has several. */
const MAX_MESSAGE = 500;

const shortened = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;

/** graphql-js quotes the values it refuses; a password among them must not come back in an answer. */
function withoutValues(message: string): string {
  const [variable] = /^Variable "\$\w+"/.exec(message) ?? [];
  if (variable && message.includes(' got invalid value ')) {
    const [, place] = / at "([\w.]+)"; /.exec(message) ?? [];
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
