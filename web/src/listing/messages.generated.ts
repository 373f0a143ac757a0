// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "phoneMissing": NoValues;
  "noImages": NoValues;
  "opensInANewTab": NoValues;
  "detailsComingSoon": NoValues;
  "contactLimitReached": NoValues;
  "logInToViewContact": NoValues;
  "sortBy": NoValues;
  "contactLimitHint": NoValues;
  "sort.RANK": NoValues;
  "sort.RATING": NoValues;
  "sort.PRICE_LOW": NoValues;
  "sort.PRICE_HIGH": NoValues;
  "sort.GUESTS": NoValues;
  "sortHint.RANK": NoValues;
  "sortHint.RATING": NoValues;
  "sortHint.PRICE_LOW": NoValues;
  "sortHint.PRICE_HIGH": NoValues;
  "sortHint.GUESTS": NoValues;
  "freeOn": NoValues;
  "freeOnDay": { day: string };
  "titleFreeOn": { title: string; day: string };
}

export const t = makeTranslate<Messages>({
  "phoneMissing": "Phone number not available",
  "noImages": "No images available",
  "opensInANewTab": "(opens in a new tab)",
  "detailsComingSoon": "Details coming soon!",
  "contactLimitReached": "Contact limit reached for today",
  "logInToViewContact": "Log in to view contact",
  "sortBy": "Sort by",
  "contactLimitHint": "You’ve seen the contact details of so many businesses today that we can’t show more. You can still send enquiries. You can see more contact details tomorrow.",
  "sort.RANK": "Recommended",
  "sort.RATING": "Best reviewed",
  "sort.PRICE_LOW": "Price: low to high",
  "sort.PRICE_HIGH": "Price: high to low",
  "sort.GUESTS": "Most guests",
  "sortHint.RANK": "Our editors’ ranking, then couples’ ratings",
  "sortHint.RATING": "Couples’ ratings, then number of reviews",
  "sortHint.PRICE_LOW": "Cheapest first; unpriced at the end",
  "sortHint.PRICE_HIGH": "Most expensive first; unpriced at the end",
  "sortHint.GUESTS": "Largest capacity first",
  "freeOn": "Free on",
  "freeOnDay": ["Free on ",["day"]],
  "titleFreeOn": [["title"]," free on ",["day"]],
});
