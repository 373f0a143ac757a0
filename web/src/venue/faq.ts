import { indianNumber } from '../lib/format';
import { CANCELLATION } from '../listing/cancellation';
import type { Question } from '../listing/Faq';
import type { VenueFaqFragment } from './faq.generated';

/** What couples ask of every venue, answered for this one; the page and its structured data both take it. */
export function faqOf({ name, cancellation, facilities, maxGuests }: VenueFaqFragment): Question[] {
  const has = (facility: (typeof facilities)[number]) => facilities.includes(facility);
  const cooks = has('FOOD_PROVIDED_BY_VENUE') || has('CATERING_SERVICES');
  const catering = cooks
    ? has('OUTSIDE_FOOD_ALLOWED')
      ? `${name} caters for your event, and outside food is allowed as well.`
      : `${name} caters for your event. Outside food is not listed as allowed; ask before you order any.`
    : has('OUTSIDE_FOOD_ALLOWED')
      ? 'The venue lists no kitchen of its own, and outside food is allowed: you may bring your own caterer.'
      : 'The venue lists no catering. Ask about it in your enquiry.';
  const parking =
    has('VALET_PARKING') && has('AMPLE_PARKING')
      ? 'Yes: there is ample parking, and valets who park for your guests.'
      : has('VALET_PARKING')
        ? 'Yes: valets park for your guests.'
        : has('AMPLE_PARKING')
          ? 'Yes: there is ample parking.'
          : 'The venue lists no parking of its own. Ask about it in your enquiry.';
  return [
    {
      question: 'How much do we pay to book?',
      answer:
        'Pay 40% of the package price to book; the remainder is paid directly to the venue on the event day. There is no online payment.',
    },
    {
      question: 'Can we cancel?',
      answer: `It depends on the venue. At ${name}: ${CANCELLATION[cancellation]} Across Mandap there are two readings: most bookings are non-cancellable but may be moved to another date at no extra charge, and some venues give a full refund up to 24 hours before the event.`,
    },
    { question: 'Who does the catering?', answer: catering },
    { question: 'Is there parking?', answer: parking },
    {
      question: 'Are there discounts for large events?',
      answer: `Often: up to 30% where a venue offers it. Name your guest count in the enquiry${
        maxGuests === null ? '' : ` (${name} takes up to ${indianNumber(maxGuests)})`
      }, and the venue answers with its price.`,
    },
  ];
}
