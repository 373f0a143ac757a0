// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "hotelInquiry": NoValues;
  "description": NoValues;
  "home": NoValues;
  "lead": NoValues;
  "nextTitle": NoValues;
  "next.call": NoValues;
  "next.choose": NoValues;
  "next.book": NoValues;
  "orLook": { link: Tag; phoneLink: Tag; phone: string };
}

export const t = makeTranslate<Messages>({
  "hotelInquiry": "Hotel Inquiry",
  "description": "Looking for a hotel for your wedding, or rooms for your guests? Tell us the city, the date and the number of guests, and we’ll call you with hotels that suit.",
  "home": "Home",
  "lead": "A hotel for the whole wedding, or rooms for your guests: tell us the city, the date and the number of guests.",
  "nextTitle": "What happens next",
  "next.call": "We read what you wrote and call you on the number you left.",
  "next.choose": "Together we choose two or three hotels that fit your guests and your budget.",
  "next.book": "You visit, compare and book with the hotel itself. Enquiries are free, with no obligation.",
  "orLook": ["Rather look for yourself? ",["link","See all venues"],", or call ",["phoneLink",["phone"]],"."],
});
