/**
 * Name of the cookie that tells scripts that the browser has a session, whose own cookie they can't read. Behind HTTPS it
 * has the prefix `__Host-`.
 */
export const SESSION_HINT_COOKIE = 'mandap-session-hint';
