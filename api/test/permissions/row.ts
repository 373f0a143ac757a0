import type { ErrorCode } from '../../src/core/errors.constants.js';
import type { CallerRole, Caller, Fixtures } from './scene.js';

/** The expected outcome: allowed, or rejected with this status and its code. */
export type Verdict = 'yes' | 401 | 403 | 404;

export const CODE_OF_VERDICT = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' } as const;

export type Input = Record<string, unknown>;

interface GraphqlCall {
  document: string;
  /** If they differ from the operation's input. */
  variables?: (input: Input, caller: Caller) => object;
  /** The call names no owner: it always concerns the viewer's own rows. */
  ownRowsOnly?: true;
  /** A lookup returns null for objects that the viewer may not see. */
  ifMissing?: 'null';
}

interface RestCall {
  /** As in the list of routes: `GET venue/:id`. */
  route: string;
  /** The path with its parameters and query string, if the route has any. */
  path?: (input: Input, fixtures: Fixtures) => string;
  body?: (input: Input, fixtures: Fixtures, caller: Caller) => object | Promise<object>;
  /** If the path contains the owner, another owner's is rejected. */
  others?: Verdict;
}

/** One operation of the permission table. */
export interface Row {
  /** Expected outcome per role, for the viewer's own rows or public ones. */
  verdicts: Record<CallerRole, Verdict>;
  /** If ownership matters: the expected outcome for another account's rows. Omitted roles are rejected before. */
  others?: Partial<Record<CallerRole, Verdict>>;
  /** Makes the input from the fixtures. */
  input: (fixtures: Fixtures, caller: Caller) => Input | Promise<Input>;
  /** Code of the error if the input is authorized but invalid, so that nothing changes. */
  outcome?: Extract<ErrorCode, 'BAD_USER_INPUT'>;
  /** Concerns credentials, sessions, keys or the existence of an account: not available to API keys. */
  sessionOnly?: true;
  /** Checks a secret or creates an account: a GraphQL document can contain at most one such mutation. */
  credential?: true;
  graphql?: GraphqlCall;
  rest?: RestCall[];
}

const verdictsFor =
  (allowed: readonly CallerRole[]) =>
  (otherwise: 401 | 403): Record<CallerRole, Verdict> => ({
    anonymous: allowed.includes('anonymous') ? 'yes' : 401,
    user: allowed.includes('user') ? 'yes' : otherwise,
    vendor: allowed.includes('vendor') ? 'yes' : otherwise,
    venue: allowed.includes('venue') ? 'yes' : otherwise,
    admin: allowed.includes('admin') ? 'yes' : otherwise,
  });

export const everyone = verdictsFor(['anonymous', 'user', 'vendor', 'venue', 'admin'])(403);
export const loggedInPeople = verdictsFor(['user', 'vendor', 'venue', 'admin'])(403);
export const only = (...roles: CallerRole[]) => verdictsFor(roles)(403);
