import { paths } from '../app/paths';
import { formDraft } from '../lib/formDraft';

interface StoryDraft {
  title: string;
  content: string;
  eventDate: string;
}

const draft = formDraft('story');
const NEW = 'new';

/** Pictures can't be stored as text; they stay for as long as the page is not reloaded. */
let keptImages: readonly File[] = [];

/** The story that somebody has begun: anyone may write one, and logs in to publish it. */
export const storyDraft = {
  read(userId: string | null): { values: StoryDraft; images: readonly File[] } | undefined {
    const values = draft.read(NEW, userId);
    if (!values) return undefined;
    const { title = '', content = '', eventDate = '' } = values;
    return { values: { title, content, eventDate }, images: keptImages };
  },

  keep(userId: string | null, values: StoryDraft, images: readonly File[]): void {
    keptImages = images;
    draft.keep(NEW, userId, images.length || Object.values(values).some(Boolean) ? { ...values } : undefined);
  },

  /** Call when a visitor leaves for the login. */
  leadToLogin: (): void => draft.leadToLogin(NEW, paths.newRealWedding),
};
