// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "storyPublished.subject": NoValues;
  "storyPublished.paragraph1": { name: string };
  "storyPublished.paragraph2": { title: string };
  "storyPublished.action": NoValues;
  "storyRejected.subject": NoValues;
  "storyRejected.paragraph1": { name: string };
  "storyRejected.paragraph2": { title: string };
  "storyRejected.paragraph4": NoValues;
  "storyRejected.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "storyPublished.subject": "Your story is published",
  "storyPublished.paragraph1": ["Hello ",["name"],","],
  "storyPublished.paragraph2": ["We have read “",["title"],"”, and it is now among our real weddings. Thank you for sharing it with other couples."],
  "storyPublished.action": "See your story",
  "storyRejected.subject": "Your story was not published",
  "storyRejected.paragraph1": ["Hello ",["name"],","],
  "storyRejected.paragraph2": ["We have read “",["title"],"” and can’t publish it as it is. The reason:"],
  "storyRejected.paragraph4": "You can edit it and resubmit it. We’ll read it again.",
  "storyRejected.action": "Edit your story",
});
