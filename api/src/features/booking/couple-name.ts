import type { Booking } from './booking.entity.js';
import { t } from './messages.generated.js';

/** Returns the name shown for couples whose account is deleted. */
export const formerCouple = (): string => t('formerCouple');

/** Returns the name of a booking's couple. */
export const coupleName = ({ name }: Pick<Booking, 'name'>): string => name ?? formerCouple();
