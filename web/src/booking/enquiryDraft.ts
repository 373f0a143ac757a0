type Values = Record<string, string>;

const keyOf = (listingId: string) => `enquiry-${listingId}`;

/**
 * What somebody has begun to write to a venue or vendor, kept in this tab: a session may end in the middle, and the
 * login leads away from it. Nobody else who logs in here is shown it.
 */
export const enquiryDraft = {
  read(listingId: string, userId: string): Values | undefined {
    const draft = stored(listingId);
    return draft?.userId === userId ? draft.values : undefined;
  },

  exists: (listingId: string): boolean => stored(listingId) !== undefined,

  /** Without values there is nothing to keep any more. */
  keep(listingId: string, userId: string, values: Values | undefined): void {
    try {
      if (values) sessionStorage.setItem(keyOf(listingId), JSON.stringify({ userId, values }));
      else sessionStorage.removeItem(keyOf(listingId));
    } catch {
      // A browser that keeps nothing: the form works without.
    }
  },
};

function stored(listingId: string): { userId: string; values: Values } | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(listingId));
    return text ? (JSON.parse(text) as { userId: string; values: Values }) : undefined;
  } catch {
    return undefined;
  }
}
