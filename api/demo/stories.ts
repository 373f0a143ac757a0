import type { Tx } from '../src/core/database.js';
import { insertRows } from '../db/insert-rows.js';
import { demoStories, eventDate } from './content/stories.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';
import type { DemoPicture } from '../db/pictures.js';

/** The masters of each story's pictures, chosen by its content. No two stories begin with the same picture. */
const PICTURES: Record<string, readonly string[]> = {
  'a-library-a-register-and-lunch': ['ringBox-2', 'gardenWalk-4', 'thali-1'],
  'a-muhurtham-at-six': ['haldi-2', 'phera-2', 'thali-2'],
  'a-sangeet-for-ninety': ['sangeet-2', 'sangeet-1', 'mehndiHands-2'],
  'ananya-and-rohan-between-two-thunderstorms': ['rain-1', 'rain-2', 'lakePalace-2'],
  'forty-guests-one-courtyard': ['haveli-3', 'mehndiHands-1', 'uruli-2'],
  'meera-and-joseph-in-two-languages': ['varmala-1', 'ringBox-1'],
  'snow-on-the-first-hills': ['hills-1', 'train-1', 'hills-2'],
  'the-bank-clerks-mantapa': ['phera-1', 'haldi-1'],
  'the-rajbari-with-eleven-clocks': ['varmala-2', 'palanquin-2', 'haveli-2'],
  'the-ramparts-at-fateh-fort': ['longTable-3', 'fort-2', 'baraat-2'],
  'the-tide-at-siolim': ['beach-2', 'palanquin-1', 'beach-3'],
  'two-thousand-guests-and-one-who-was-missing': ['baraat-1', 'bandMarch-2', 'marriageGate-2'],
};

/** Inserts the demo's real weddings. Their authors have no accounts. */
export async function loadStories(tx: Tx, pictures: readonly DemoPicture[]): Promise<void> {
  const stories = demoStories();
  await insertRows(
    tx,
    'real_wedding',
    {
      ...{ id: 'uuid', title: 'text', content: 'text', author: 'text', event_date: 'date' },
      ...{ status: 'real_wedding_status', published_at: 'timestamptz' },
      ...{ created_at: 'timestamptz', updated_at: 'timestamptz' },
    },
    stories.map((story) => {
      const published = daysAgo(story.publishedDaysAgo);
      return {
        id: demoId('story', story.slug),
        title: story.title,
        content: story.content,
        author: story.author,
        event_date: eventDate(story, new Date()).toISOString().slice(0, 10),
        status: 'published',
        published_at: published,
        created_at: published,
        updated_at: published,
      };
    }),
  );
  const byName = new Map(pictures.map((picture) => [picture.file.replace('.webp', ''), picture]));
  await insertRows(
    tx,
    'real_wedding_picture',
    { real_wedding_id: 'uuid', media_hash: 'text', position: 'smallint', caption: 'text' },
    stories.flatMap(({ slug }) =>
      (PICTURES[slug] ?? []).map((name, position) => {
        const picture = byName.get(name);
        if (!picture) throw new Error(`${slug}: there is no picture ${name}`);
        return {
          real_wedding_id: demoId('story', slug),
          media_hash: picture.hash,
          position,
          caption: picture.subject,
        };
      }),
    ),
  );
}
