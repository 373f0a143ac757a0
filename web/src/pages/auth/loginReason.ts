import { formatList } from '@mandap/api/intl';
import { rolesOf } from '../../app/router';
import { paths, profilePath } from '../../app/paths';
import { ENQUIRE_HASH } from '../../booking/enquireHash';
import type { Role } from '../../gql/types';
import { CONTACT_HASH } from '../../listing/contactHash';
import { REVIEW_HASH } from '../../review/reviewDraft';
import { t } from './messages.generated';

/** Why a login is needed, and which roles qualify. */
export interface LoginReason {
  /** Roles with access; undefined if every account has it. */
  roles?: readonly Role[];
  /** Message key, completing "Log in to …". */
  purpose: 'enquire' | 'review' | 'contact' | 'dashboard' | 'page' | 'story' | 'continue';
}

/** Dialogs that open on arrival, by URL hash. */
const BY_HASH: Record<string, LoginReason> = {
  [ENQUIRE_HASH]: { roles: ['USER'], purpose: 'enquire' },
  [REVIEW_HASH]: { roles: ['USER'], purpose: 'review' },
  [CONTACT_HASH]: { purpose: 'contact' },
};

/** Returns why the page at `next` requires a login. */
export function loginReason(next: string): LoginReason {
  const { pathname, hash } = new URL(next, 'https://here.invalid');
  const byHash = BY_HASH[hash];
  if (byHash) return byHash;
  const roles = rolesOf(pathname);
  if (roles) return { roles, purpose: roles.includes('USER') ? 'dashboard' : 'page' };
  return { purpose: pathname === paths.newRealWedding ? 'story' : 'continue' };
}

/** Whether an account of this role can open `next`. */
export const canContinue = (next: string, role: Role): boolean =>
  loginReason(next).roles?.includes(role) ?? true;

/** Returns the path after a login: `next` if the role can open it, else the role's profile. */
export const pathAfterLogin = (next: string | null, role: Role): string =>
  next && canContinue(next, role) ? next : profilePath(role.toLowerCase() as Lowercase<Role>);

/** Returns the roles in words, as in "a vendor or venue account". */
export function accountOf(roles: readonly Role[]): string {
  const names = roles.map((role) => t(`role.${role}`));
  return t('accountOf', { first: roles[0] ?? '', roles: formatList(names, 'disjunction') });
}
