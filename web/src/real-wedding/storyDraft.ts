export interface StoryDraft {
  title: string;
  content: string;
  eventDate: string;
}

const KEY = 'real-wedding';

/** Pictures can't be stored as text; they stay for as long as the page is not reloaded. */
let keptImages: readonly File[] = [];

/**
 * A story that was begun, kept in this tab: one may write it before logging in, and the login leads away from it.
 * What somebody wrote while logged in, nobody else who logs in here is shown.
 */
export const storyDraft = {
  read(userId: string | null): { values: StoryDraft; images: readonly File[] } | undefined {
    try {
      const text = sessionStorage.getItem(KEY);
      const draft = text ? (JSON.parse(text) as { userId: string | null; values: StoryDraft }) : undefined;
      if (!draft || (draft.userId !== null && draft.userId !== userId)) return undefined;
      return { values: draft.values, images: keptImages };
    } catch {
      return undefined;
    }
  },

  keep(userId: string | null, values: StoryDraft, images: readonly File[]): void {
    keptImages = images;
    try {
      if (images.length || Object.values(values).some(Boolean))
        sessionStorage.setItem(KEY, JSON.stringify({ userId, values }));
      else sessionStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing: the form works without.
    }
  },
};
