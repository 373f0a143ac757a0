/** Orders of the admins' tables of listings. */
export const MANAGE_SORTS = {
  REGISTERED: 'Registration time.',
  NAME: 'Business name.',
  RANK: "Editor's rank.",
} as const;
export type ManageSort = keyof typeof MANAGE_SORTS;
