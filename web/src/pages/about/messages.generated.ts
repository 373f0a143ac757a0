// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "title": NoValues;
  "description": NoValues;
  "whyUs": NoValues;
  "whyUsLead": NoValues;
  "venueCount": { number: Tag; count: number };
  "vendorCount": { number: Tag; count: number };
  "cityCount": { number: Tag; count: number };
  "mission": NoValues;
  "missionText": NoValues;
  "missionMeans": NoValues;
  "story": NoValues;
  "storyBeginning": NoValues;
  "storySince": NoValues;
  "founderNote": NoValues;
  "founderMemory": NoValues;
  "founderPromise": NoValues;
  "founder": NoValues;
  "contactUs": NoValues;
  "contactLead": NoValues;
}

export const t = makeTranslate<Messages>({
  "title": "Why Us, About and Contact",
  "description": "Who is behind Mandap, what we check before a listing goes live, how payment and cancellation work, and how to reach us.",
  "whyUs": "Why Us",
  "whyUsLead": "Because a wedding is too dear to be planned by hearsay. Mandap shows what a place costs per plate, how many it seats and what couples said afterwards, before anybody asks for your number.",
  "venueCount": [["number",["count",4]]," ",["count",2,{"one":"venue","other":"venues"}]],
  "vendorCount": [["number",["count",4]]," ",["count",2,{"one":"vendor","other":"vendors"}]],
  "cityCount": [["number",["count",4]]," ",["count",2,{"one":"city","other":"cities"}]],
  "mission": "Our mission",
  "missionText": "To give every family the same honest facts about the places and people they trust with one day: the price, the rules, the capacity, and the words of those who were there before. A family from Barabanki with ninety guests should learn as much in an evening as a planner in Mumbai learns in a year.",
  "missionMeans": "So we review every listing before it goes live. So reviews can be answered but not removed by the businesses they are about. And so your phone number goes to a venue when you send it there, and not before.",
  "story": "Our story",
  "storyBeginning": "Mandap was founded in 2015 in Lucknow, with a notebook. Two sisters had to find a lawn for four hundred guests in six weeks. They saw thirty-one places, were told thirty-one prices by telephone, and paid a thirty-second. The notebook, with the real prices per plate and a column for parking, was borrowed by a cousin, then by her neighbour, and came back with more pages than it had left with.",
  "storySince": "The notebook became a spreadsheet, and the spreadsheet this site. The columns are still much the same. The one for parking is still the one that people thank us for.",
  "founderNote": "A note from the founder",
  "founderMemory": "At my sister’s wedding the power went at nine, and for ten minutes there were only the lamps on the tables. Nobody who was there remembers the menu. Everybody remembers those ten minutes.",
  "founderPromise": "I can’t promise you lamps. What we can do is take the worry out of the rest: that the hall holds the people you invite, that the bill is the one you were told, that somebody answers when you write. Then there is room in your head for the part that you will remember.",
  "founder": "Nandini Saxena, founder",
  "contactUs": "Contact us",
  "contactLead": "A person reads it and calls you.",
});
