import { paths } from '../app/paths';
import { formDraft } from '../lib/formDraft';

interface StoryDraft {
  title: string;
  content: string;
  eventDate: string;
}

const draft = formDraft('story');
const NEW = 'new';

/** Storage holds text only, so pictures stay in memory until the page reloads. */
let keptImages: readonly File[] = [];

/** The draft of a story. Visitors can write one, and log in to publish it. */
export const storyDraft = {
  read(userId: string | null): { values: StoryDraft; images: readonly File[] } | undefined {
    const values = draft.read(NEW, userId);
    if (!values) return undefined;
    const { title = '', content = '', eventDate = '' } = values;
    return { values: { title, content, eventDate }, images: keptImages };
  },

  save(userId: string | null, values: StoryDraft, images: readonly File[]): void {
    keptImages = images;
    draft.save(NEW, userId, images.length || Object.values(values).some(Boolean) ? { ...values } : undefined);
  },

  /** Call before a visitor leaves for the login. */
  markForLogin: (): void => draft.markForLogin(NEW, paths.newRealWedding),
};
