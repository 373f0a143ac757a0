import { rolesOf } from '../../app/router';
import { paths, profilePath } from '../../app/paths';
import { ENQUIRE_HASH } from '../../booking/enquireHash';
import type { Role } from '../../gql/types';
import { CONTACT_HASH } from '../../listing/contactHash';
import { REVIEW_HASH } from '../../review/reviewDraft';

/** What a login is needed for. */
export interface LoginReason {
  /** The roles that can do it; undefined where every account can. */
  roles?: readonly Role[];
  /** As in "Log in to …". */
  purpose: string;
}

/** Dialogs that open on arrival, by the hash of the address. */
const BY_HASH: Record<string, LoginReason> = {
  [ENQUIRE_HASH]: { roles: ['USER'], purpose: 'send an enquiry' },
  [REVIEW_HASH]: { roles: ['USER'], purpose: 'send your review' },
  [CONTACT_HASH]: { purpose: 'view contact details' },
};

/** Why the page at `next` asks for a login. */
export function loginReason(next: string): LoginReason {
  const { pathname, hash } = new URL(next, 'https://here.invalid');
  const byHash = BY_HASH[hash];
  if (byHash) return byHash;
  const roles = rolesOf(pathname);
  if (roles) return { roles, purpose: roles.includes('USER') ? 'open My Dashboard' : 'open this page' };
  return { purpose: pathname === paths.newRealWedding ? 'publish your story' : 'continue' };
}

/** Whether an account of the role gets where it wants to go, or needs another one. */
export const canContinue = (next: string, role: Role): boolean =>
  loginReason(next).roles?.includes(role) ?? true;

/** Where a login leads: to the page that was asked for, where an account of the role may open it, or to its profile. */
export const pathAfterLogin = (next: string | null, role: Role): string =>
  next && canContinue(next, role) ? next : profilePath(role.toLowerCase() as Lowercase<Role>);

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The accounts of these roles, as in "a vendor or venue account". */
export function accountOf(roles: readonly Role[]): string {
  const names = either.format(roles.map((role) => role.toLowerCase()));
  return `${/^[aeio]/.test(names) ? 'an' : 'a'} ${names} account`;
}
