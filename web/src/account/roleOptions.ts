/** Roles in the order of the specification's login form. */
export const ROLE_OPTIONS = ['admin', 'user', 'vendor', 'venue'];
