// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "faqTitle": NoValues;
  "storiesTitle": NoValues;
  "storiesLead": NoValues;
  "english": NoValues;
  "readItInstead": NoValues;
  "pay.question": NoValues;
  "pay.answer": NoValues;
  "cancel.question": NoValues;
  "cancel.answer": NoValues;
  "catering.question": NoValues;
  "catering.answer": NoValues;
  "parking.question": NoValues;
  "parking.answer": NoValues;
  "discounts.question": NoValues;
  "discounts.answer": NoValues;
  "cost.question": NoValues;
  "cost.answer": NoValues;
  "enquiry.title": NoValues;
  "enquiry.find": NoValues;
  "enquiry.send": NoValues;
  "enquiry.visit": NoValues;
  "enquiry.approve": NoValues;
  "listing.title": NoValues;
  "listing.register": NoValues;
  "listing.review": NoValues;
  "listing.return": NoValues;
  "listing.publish": NoValues;
  "name.title": NoValues;
  "name.posts": NoValues;
  "name.families": NoValues;
  "name.steps": NoValues;
  "name.work": NoValues;
}

export const t = makeTranslate<Messages>({
  "faqTitle": "Questions, answered",
  "storiesTitle": "Three short stories",
  "storiesLead": "Films of twenty seconds, with captions and music.",
  "english": "English",
  "readItInstead": "Read it instead",
  "pay.question": "How do I pay, and whom?",
  "pay.answer": "You pay the venue or the vendor, never Mandap. To book, you pay 40% of the package price; the remainder is paid directly to them on the event day. Most take UPI, bank transfer, cards and cheques, and some take cash: ask before you visit, and ask for a receipt each time. There is no online payment on this site, so anybody who sends you a link to pay Mandap is not one of us.",
  "cancel.question": "Can I cancel a booking?",
  "cancel.answer": "It depends on the venue, and each venue’s page says which of two policies it has. With most, a booking can’t be cancelled, but it may be moved to another date at no extra charge. With others, cancelling up to 24 hours before the event gives a full refund. Read the policy on the page before you pay the 40%, and have it written on your receipt.",
  "catering.question": "Can I bring my own caterer?",
  "catering.answer": "Some venues cook themselves, some let you choose from their list, and some leave the kitchen to you. Look at the facilities on a venue’s page: “Food provided by venue”, “Catering services” and “Outside food allowed”. Where outside caterers are allowed, ask what the venue charges for its kitchen, water and waste. Prices per plate are shown separately for vegetarian and non-vegetarian food.",
  "parking.question": "Is there parking for our guests?",
  "parking.answer": "Look for “Ample parking” and “Valet parking” among a venue’s facilities. As a rule of thumb, 100 guests come in 30 to 35 cars. Ask how many the venue holds behind its own gate, where the bus of the baraat may stand, and who directs the traffic when everybody leaves at once.",
  "discounts.question": "Are there discounts for large events?",
  "discounts.answer": "Often. Many venues lower the price per plate from 300 or 500 guests, and on weekdays and outside the season there is room to negotiate: up to 30%, where they offer it. In your enquiry, mention the number of guests and whether your date is flexible, and ask for the price at both numbers.",
  "cost.question": "What does Mandap cost?",
  "cost.answer": "Searching, comparing and sending enquiries are free for couples, with no obligation: a date is held only once the owner has approved it with the code that you give them.",
  "enquiry.title": "How an enquiry travels",
  "enquiry.find": "You find a place that you like, and press Send Enquiry.",
  "enquiry.send": "Your date, your guests and your question travel to the owner. You have a code of six digits.",
  "enquiry.visit": "You visit, ask and agree on a price. Nothing is booked until you say so.",
  "enquiry.approve": "You give the owner your code, and they approve. 40% of the package price holds the date.",
  "listing.title": "How we look at a listing",
  "listing.register": "An owner registers, and the listing waits. No couple sees it yet.",
  "listing.review": "One of us reads it: the address, the price per plate, the rules for music and for outside food.",
  "listing.return": "What is missing goes back with a reason. The owner puts it right and asks again.",
  "listing.publish": "Then it appears. From that day on couples can say how it was, and the owner can answer, but not erase.",
  "name.title": "Why we are called Mandap",
  "name.posts": "A mandap is four posts and a roof of flowers. It stands for one evening.",
  "name.families": "Under it two families sit closer than they have ever sat.",
  "name.steps": "Seven steps around a fire, and it is done. By midnight the posts are down.",
  "name.work": "The lights, the food, the music are there so that those seven steps go well. That part is our work.",
});
