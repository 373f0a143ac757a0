/** The account to log in to. */
export interface LoginTarget {
  email: string;
  role: string;
}

/** Creates navigation state that carries the login form's values, so that they needn't be typed again. */
export const withLoginTarget = (loginTarget: LoginTarget) => ({ loginTarget });

export const loginTargetOf = (state: unknown): LoginTarget | undefined =>
  (state as { loginTarget?: LoginTarget } | null)?.loginTarget;
