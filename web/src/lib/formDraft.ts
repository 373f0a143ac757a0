type Values = Record<string, string>;

interface Draft {
  /** Null while it is a visitor's. */
  userId: string | null;
  values: Values;
  /** Of a visitor who left the form to log in: where that login leads back to, and when they left. */
  login?: { next: string; at: number };
}

const PREFIX = 'draft:';

/** How long a visitor's draft waits for the login that it led to. */
const LOGIN_WITHIN_MS = 30 * 60_000;

/**
 * A form that somebody has begun, kept in this tab: a session may end before it is sent, and logging in leaves the page.
 * Only its author reads it again. A visitor becomes an account by a login: see `leadToLogin` and `passDraftsOn`.
 */
export function formDraft(form: string) {
  const keyOf = (subjectId: string) => `${PREFIX}${form}:${subjectId}`;

  return {
    read(subjectId: string, userId: string | null): Values | undefined {
      const draft = read(keyOf(subjectId));
      return draft?.userId === userId ? draft.values : undefined;
    },

    exists: (subjectId: string): boolean => read(keyOf(subjectId)) !== undefined,

    /** Stores the values; removes the draft without any. */
    keep(subjectId: string, userId: string | null, values: Values | undefined): void {
      write(keyOf(subjectId), values && { userId, values });
    },

    /** Call when a visitor leaves the form for the login that leads back to `next`. */
    leadToLogin(subjectId: string, next: string): void {
      const draft = read(keyOf(subjectId));
      if (draft?.userId === null) write(keyOf(subjectId), { ...draft, login: { next, at: Date.now() } });
    },
  };
}

/**
 * Gives a visitor's drafts to the account that has just logged in, if they led to this very login, which leads on to
 * `next`. Drops the visitor's other drafts: this person need not be their author.
 */
export function passDraftsOn(userId: string, next: string | null): void {
  for (const key of draftKeys()) {
    const draft = read(key);
    if (draft && draft.userId !== null) continue;
    write(key, draft?.login && ledHere(draft.login, next) ? { userId, values: draft.values } : undefined);
  }
}

/** Removes all drafts of this tab. */
export function clearDrafts(): void {
  for (const key of draftKeys()) write(key, undefined);
}

const ledHere = (login: NonNullable<Draft['login']>, next: string | null): boolean =>
  next !== null && normalised(login.next) === normalised(next) && Date.now() - login.at <= LOGIN_WITHIN_MS;

/** Escaped as a browser would, so that two spellings of one path are equal. */
const normalised = (path: string): string => new URL(path, 'https://here.invalid').href;

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    return draft?.values ? draft : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser stores nothing: the form works without drafts.
  }
}
