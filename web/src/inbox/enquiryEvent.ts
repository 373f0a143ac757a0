import { indianDate } from '../lib/format';
import type { EnquiryCardFragment } from './EnquiryCard.generated';

/** Values of the text `event`: what a decision is about, and what the server compares with the enquiry as it is. */
export const enquiryEvent = ({ typeOfEvent, date, guests }: EnquiryCardFragment) => ({
  typeOfEvent,
  date: indianDate(date),
  guests,
});
