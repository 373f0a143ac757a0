/** Tag of the name and picture under what somebody wrote; see migration 0039. */
export const authorTag = (userId: string): string => `author:${userId}`;
