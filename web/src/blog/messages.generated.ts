// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "untitled": NoValues;
  "unknownAuthor": NoValues;
  "shareThisArticle": NoValues;
  "readMore": { hidden: Tag; name: string };
  "relatedArticles": NoValues;
}

export const t = makeTexts<Messages>({
  "untitled": "Untitled",
  "unknownAuthor": "Unknown author",
  "shareThisArticle": "Share this article",
  "readMore": ["Read More",["hidden",": ",["name"]]],
  "relatedArticles": "Related articles",
});
