/** The roles, as the specification lists them in the login form. */
export const ROLE_OPTIONS = ['admin', 'user', 'vendor', 'venue'];
