import type { Booking } from './booking.entity.js';
import { t } from './messages.generated.js';

/** Returns what couples are called that deleted their account. */
export const formerCouple = (): string => t('formerCouple');

/** Returns the name of a booking's couple. */
export const coupleName = ({ name }: Pick<Booking, 'name'>): string => name ?? formerCouple();
