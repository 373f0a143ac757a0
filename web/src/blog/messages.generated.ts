// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "untitled": NoValues;
  "unknownAuthor": NoValues;
  "shareThisArticle": NoValues;
  "readMore": { hidden: Tag; name: string };
  "relatedArticles": NoValues;
}

export const t = makeTranslate<Messages>({
  "untitled": "Untitled",
  "unknownAuthor": "Unknown author",
  "shareThisArticle": "Share this article",
  "readMore": ["Read More",["hidden",": ",["name"]]],
  "relatedArticles": "Related articles",
});
