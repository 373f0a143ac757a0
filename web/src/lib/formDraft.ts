type Values = Record<string, string | number>;

interface Draft {
  /** The author; null for a visitor. */
  userId: string | null;
  values: Values;
  /** Set when a visitor left the form to log in: the path that the login returns to, and when they left. */
  login?: { next: string; at: number };
}

const PREFIX = 'draft:';

/** How long a visitor's draft is stored until the login that it led to. */
const LOGIN_TIMEOUT_MS = 30 * 60_000;

/**
 * Stores a form's unsent values in this tab, because the session may end before they are sent and a login leaves the
 * page. Only the author can read them. A login turns a visitor into an account: see `markForLogin` and `claimDrafts`.
 */
export function formDraft<FormValues extends Values = Record<string, string>>(form: string) {
  const storageKey = (subjectId: string) => `${PREFIX}${form}:${subjectId}`;

  return {
    read(subjectId: string, userId: string | null): FormValues | undefined {
      const draft = read(storageKey(subjectId));
      return draft?.userId === userId ? (draft.values as FormValues) : undefined;
    },

    exists: (subjectId: string): boolean => read(storageKey(subjectId)) !== undefined,

    /** Stores the values, or removes the draft if there are none. */
    save(subjectId: string, userId: string | null, values: FormValues | undefined): void {
      write(storageKey(subjectId), values && { userId, values });
    },

    /** Call this when a visitor leaves the form for a login that returns to `next`. */
    markForLogin(subjectId: string, next: string): void {
      const draft = read(storageKey(subjectId));
      if (draft?.userId === null) write(storageKey(subjectId), { ...draft, login: { next, at: Date.now() } });
    },
  };
}

/**
 * Passes a visitor's drafts on to the account that has just logged in, if they led to this login (which returns to
 * `next`). Deletes the visitor's other drafts, because this person may not be their author.
 */
export function claimDrafts(userId: string, next: string | null): void {
  for (const key of draftKeys()) {
    const draft = read(key);
    if (draft && draft.userId !== null) continue;
    write(
      key,
      draft?.login && isMatchingLogin(draft.login, next) ? { userId, values: draft.values } : undefined,
    );
  }
}

/** Deletes all drafts of this tab. */
export function clearDrafts(): void {
  for (const key of draftKeys()) write(key, undefined);
}

const isMatchingLogin = (login: NonNullable<Draft['login']>, next: string | null): boolean =>
  next !== null &&
  normalizePath(login.next) === normalizePath(next) &&
  Date.now() - login.at <= LOGIN_TIMEOUT_MS;

/** Encodes a path as browsers do, so that two spellings of it compare equal. */
const normalizePath = (path: string): string => new URL(path, 'https://here.invalid').href;

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
    // Storage is unavailable. Forms work without drafts.
  }
}
