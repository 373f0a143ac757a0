/** Navigation state that makes the login page say that the session has ended. */
export const SESSION_ENDED = { sessionEnded: true };

export const sessionHasEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sessionEnded' in state;
