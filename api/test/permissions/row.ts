import type { ErrorCode } from '../../src/core/errors.constants.js';
import type { Asker, Caller, Things } from './scene.js';

/** What an asker is answered: allowed, or refused with this status and the code that goes with it. */
export type Verdict = 'yes' | 401 | 403 | 404;

export const CODE_OF_VERDICT = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

export type Input = Record<string, unknown>;

interface GraphqlCall {
  document: string;
  /** Where they are not the operation's input itself. */
  variables?: (input: Input, caller: Caller) => object;
  /** It names no owner: it is always about one's own. */
  own?: true;
  /** A lookup answers null for what is not the asker's to see. */
  missing?: 'null';
}

interface RestCall {
  /** As in the route table: `GET venue/:id`. */
  route: string;
  /** The path with its values and its query, where the route has any. */
  path?: (input: Input, things: Things) => string;
  body?: (input: Input, things: Things, caller: Caller) => object | Promise<object>;
  /** Where this API names the owner in its path, another's is refused for that. */
  foreign?: Verdict;
}

/** One operation of the permission table. */
export interface Row {
  /** What each asker may do with what is their own, or anybody's. */
  may: Record<Asker, Verdict>;
  /** Where ownership decides: what they get for another's. Roles left out are refused before. */
  foreign?: Partial<Record<Asker, Verdict>>;
  /** Input about the given things. */
  input: (things: Things, caller: Caller) => Input | Promise<Input>;
  /** Input that is allowed, but wrong in itself, so that nothing happens: the code it is answered with. */
  outcome?: Extract<ErrorCode, 'BAD_USER_INPUT'>;
  /** It is about credentials, sessions, keys, or whether an account exists: no API key may do it. */
  sessionOnly?: true;
  /** It checks a secret or creates an account: a GraphQL document may have one such mutation. */
  credential?: true;
  graphql?: GraphqlCall;
  rest?: RestCall[];
}

const per =
  (allowed: readonly Asker[]) =>
  (otherwise: 401 | 403): Record<Asker, Verdict> => ({
    anonymous: allowed.includes('anonymous') ? 'yes' : 401,
    user: allowed.includes('user') ? 'yes' : otherwise,
    vendor: allowed.includes('vendor') ? 'yes' : otherwise,
    venue: allowed.includes('venue') ? 'yes' : otherwise,
    admin: allowed.includes('admin') ? 'yes' : otherwise,
  });

export const everyone = per(['anonymous', 'user', 'vendor', 'venue', 'admin'])(403);
export const loggedInPeople = per(['user', 'vendor', 'venue', 'admin'])(403);
export const only = (...askers: Asker[]) => per(askers)(403);
