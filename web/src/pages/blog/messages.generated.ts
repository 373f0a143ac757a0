// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "titleOfPage": { page: number };
  "title": NoValues;
  "description": NoValues;
  "mandapBlog": NoValues;
  "lead": NoValues;
  "noneHint": NoValues;
  "none": NoValues;
  "seeVenues": NoValues;
  "loadingFailed": NoValues;
  "untitled": NoValues;
  "home": NoValues;
  "blogs": NoValues;
  "moreArticles": NoValues;
  "unknownAuthor": NoValues;
}

export const t = makeTranslate<Messages>({
  "titleOfPage": ["Wedding Blog, page ",["page",4]],
  "title": "Wedding Blog",
  "description": "What weddings cost, when to book, whom to ask: articles for couples who plan a wedding in India.",
  "mandapBlog": "Mandap wedding blog",
  "lead": "What we learned at other people’s weddings, for yours.",
  "noneHint": "New articles appear here.",
  "none": "No blogs available",
  "seeVenues": "See venues",
  "loadingFailed": "Error while loading data",
  "untitled": "Untitled",
  "home": "Home",
  "blogs": "Blogs",
  "moreArticles": "More articles",
  "unknownAuthor": "Unknown author",
});
