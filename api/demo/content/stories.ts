import { days, pictureKind, readMarkdownFolder, text } from './markdown-files.js';
import type { PictureKind } from './markdown-files.js';

export interface DemoStory {
  slug: string;
  title: string;
  /** 'Ananya and Rohan' */
  couple: string;
  author: string;
  city: string;
  /** The demo venue of the wedding, if any. */
  venueKey?: string;
  content: string;
  /** Days before today, for stories without a season. */
  eventDaysAgo: number;
  /** Month and day, 'MM-DD': the texts mention snow and monsoon, so the date must fit. See eventDate. */
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

/** The latest occurrence of the story's day at least two weeks before its publication. */
export function eventDate(story: Pick<DemoStory, 'eventOn' | 'publishedDaysAgo'>, today: Date): Date {
  const latest = today.getTime() - (story.publishedDaysAgo + 14) * 86_400_000;
  const year = today.getUTCFullYear();
  const candidates = [year, year - 1, year - 2].map((each) => new Date(`${each}-${story.eventOn}T00:00:00Z`));
  return candidates.find((date) => date.getTime() <= latest) ?? new Date(latest);
}
