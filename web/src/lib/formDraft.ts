type Values = Record<string, string>;

interface Draft {
  /** Null when nobody was logged in. */
  userId: string | null;
  values: Values;
}

/**
 * What somebody has begun to write to or about a venue or vendor, kept in this tab: a session may end in the middle, and
 * the login leads away from it. Nobody else who logs in here is shown it; what a visitor wrote belongs to whoever logs in
 * to send it.
 */
export function formDraft(form: string) {
  const keyOf = (listingId: string) => `${form}-${listingId}`;

  const stored = (listingId: string): Draft | undefined => {
    try {
      const text = sessionStorage.getItem(keyOf(listingId));
      return text ? (JSON.parse(text) as Draft) : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    read(listingId: string, userId: string | null): Values | undefined {
      const draft = stored(listingId);
      return draft && (draft.userId === null || draft.userId === userId) ? draft.values : undefined;
    },

    exists: (listingId: string): boolean => stored(listingId) !== undefined,

    /** Without values there is nothing to keep any more. */
    keep(listingId: string, userId: string | null, values: Values | undefined): void {
      try {
        if (values) sessionStorage.setItem(keyOf(listingId), JSON.stringify({ userId, values }));
        else sessionStorage.removeItem(keyOf(listingId));
      } catch {
        // A browser that keeps nothing: the form works without.
      }
    },
  };
}
