import { CANCELLATION } from '../listing/cancellation';
import type { Question } from '../listing/Faq';
import type { VendorFaqFragment } from './faq.generated';

/** What couples ask of every vendor, answered for this one; the page and its structured data both take it. */
export function faqOf({ name, city, cancellation, willingToTravel }: VendorFaqFragment): Question[] {
  const travel =
    willingToTravel === null
      ? `${name} has not said. Name the place in your enquiry.`
      : willingToTravel
        ? `Yes, ${name} is willing to travel. Within ${city} there are no transport charges; ask for the price elsewhere.`
        : `No, ${name} works in ${city} only. Within the city there are no transport charges.`;
  return [
    {
      question: 'How much do we pay to book?',
      answer:
        'Pay 40% of the package price to book; the remainder is paid directly to the vendor on the event day. There is no online payment.',
    },
    {
      question: 'Can we cancel?',
      answer: `It depends on the vendor. At ${name}: ${CANCELLATION[cancellation]} Across Mandap there are two readings: most bookings are non-cancellable but may be moved to another date at no extra charge, and some are refunded in full up to 24 hours before the event.`,
    },
    { question: `Do they come to a wedding outside ${city}?`, answer: travel },
    {
      question: 'How long is a day?',
      answer:
        'A 4-hour day is a half day and an 8-hour day a full day. Extra hours are charged; agree on the price before the event.',
    },
    {
      question: 'Are there discounts for large events?',
      answer:
        'Often: up to 30% where a vendor offers it. Name your dates and your guest count in the enquiry, and the vendor answers with a price.',
    },
  ];
}
