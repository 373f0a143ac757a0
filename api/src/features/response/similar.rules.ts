import { object } from 'yup';
import { eventDayRule, guestsRule } from '../../core/event.rules.js';
import { requiredId } from '../../core/text.rules.js';

export const similarListingsRules = object({
  listingId: requiredId(),
  date: eventDayRule(),
  guests: guestsRule().notRequired(),
});
