import { days, pictureKind, readMarkdownFolder, text } from './markdown-files.js';
import type { PictureKind } from './markdown-files.js';

export interface DemoStory {
  slug: string;
  title: string;
  /** 'Ananya and Rohan' */
  couple: string;
  author: string;
  city: string;
  /** The demo venue where it happened, where there is one. */
  venueKey?: string;
  content: string;
  /** A plain offset, for those who don't mind the season. */
  eventDaysAgo: number;
  /** Month and day, 'MM-DD': the texts speak of snow and monsoon, so the date shown should fit. See eventDate. */
  eventOn: string;
  publishedDaysAgo: number;
  pictureKind: PictureKind;
}

/** The demo's real weddings, newest first. */
export function demoStories(): DemoStory[] {
  return readMarkdownFolder('stories')
    .map((file) => {
      const story: DemoStory = {
        slug: file.slug,
        title: text(file, 'title'),
        couple: text(file, 'couple'),
        author: text(file, 'author'),
        city: text(file, 'city'),
        content: file.body,
        eventDaysAgo: days(file, 'eventDaysAgo'),
        eventOn: text(file, 'eventOn'),
        publishedDaysAgo: days(file, 'publishedDaysAgo'),
        pictureKind: pictureKind(file),
      };
      const venueKey = file.meta['venueKey'];
      if (venueKey) story.venueKey = venueKey;
      return story;
    })
    .sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
}

/** The last time that the story's day came round, a fortnight or more before it was published. */
export function eventDate(story: Pick<DemoStory, 'eventOn' | 'publishedDaysAgo'>, today: Date): Date {
  const latest = today.getTime() - (story.publishedDaysAgo + 14) * 86_400_000;
  const year = today.getUTCFullYear();
  const candidates = [year, year - 1, year - 2].map((each) => new Date(`${each}-${story.eventOn}T00:00:00Z`));
  return candidates.find((date) => date.getTime() <= latest) ?? new Date(latest);
}
