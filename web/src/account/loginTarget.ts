/** Which account somebody wants to log in to. */
export interface LoginTarget {
  email: string;
  role: string;
}

/** Goes with a navigation from the login form, so that nothing has to be typed again. */
export const withLoginTarget = (loginTarget: LoginTarget) => ({ loginTarget });

export const loginTargetOf = (state: unknown): LoginTarget | undefined =>
  (state as { loginTarget?: LoginTarget } | null)?.loginTarget;
