// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "write": NoValues;
  "writeDescription": NoValues;
  "writeLead": NoValues;
  "titleOfPage": { page: number };
  "title": NoValues;
  "description": NoValues;
  "lead": NoValues;
  "tellYours": NoValues;
  "none": NoValues;
  "loadingFailed": NoValues;
  "untitled": NoValues;
  "home": NoValues;
  "moreRealWeddings": NoValues;
  "unknownAuthor": NoValues;
  "editYourRealWedding": NoValues;
  "editLead": NoValues;
  "notPublished": NoValues;
  "readAgain": NoValues;
  "notEditable": NoValues;
  "realWeddingPostNotFound": NoValues;
  "yourStories": NoValues;
  "notEditableHint": NoValues;
  "deletedHint": NoValues;
}

export const t = makeTranslate<Messages>({
  "write": "Write a New Real Wedding",
  "writeDescription": "Tell other couples how your wedding was: the story in your words, with one to three photos.",
  "writeLead": "Tell it as you would tell a friend.",
  "titleOfPage": ["Real Weddings, page ",["page",4]],
  "title": "Real Weddings",
  "description": "Weddings in India, told by the couples themselves: the day, the guests, what went wrong and what was worth it.",
  "lead": "Told by the couples themselves",
  "tellYours": "Tell yours",
  "none": "Currently no weddings available. Stay tuned for updates!",
  "loadingFailed": "Error while loading data",
  "untitled": "Untitled",
  "home": "Home",
  "moreRealWeddings": "More real weddings",
  "unknownAuthor": "Unknown author",
  "editYourRealWedding": "Edit your Real Wedding",
  "editLead": "Make the changes, then resubmit it.",
  "notPublished": "It was not published.",
  "readAgain": "We’ll read your story again. You’ll find our decision here.",
  "notEditable": "This story can’t be edited now",
  "realWeddingPostNotFound": "Real Wedding post not found",
  "yourStories": "Your stories",
  "notEditableHint": "Only a rejected story can be edited and resubmitted.",
  "deletedHint": "It may have been deleted.",
});
