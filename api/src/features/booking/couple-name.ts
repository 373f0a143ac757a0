import type { Booking } from './booking.entity.js';
import { t } from './messages.generated.js';

/** Returns the name shown for people whose account is deleted. */
export const formerUser = (): string => t('formerUser');

/** Returns the name of a booking's couple. */
export const coupleName = ({ name }: Pick<Booking, 'name'>): string => name ?? formerUser();
