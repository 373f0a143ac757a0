/** Orders of the admins' table of users. */
export const USER_SORTS = { REGISTERED: 'Registration time.', NAME: 'Full name.' } as const;
export type UserSort = keyof typeof USER_SORTS;
