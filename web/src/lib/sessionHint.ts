import { SESSION_HINT_COOKIE } from '@mandap/api/constants/account';

const NAMES = [SESSION_HINT_COOKIE, `__Host-${SESSION_HINT_COOKIE}`];

/** Whether the browser probably has a session. Scripts can't read the session's own cookie. */
export const hasSessionHint = (): boolean =>
  document.cookie.split('; ').some((pair) => NAMES.includes(pair.split('=', 1)[0] ?? ''));

/** Removes the hint of a session that the server has ended. */
export function removeSessionHint(): void {
  for (const name of NAMES) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure`;
  document.cookie = `${SESSION_HINT_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
