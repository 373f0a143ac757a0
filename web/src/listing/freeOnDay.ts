import { indianDate } from '../lib/format';
import { t } from './messages.generated';

/** Returns the text of the filter by date: "Free on 14 Feb 2027". */
export const freeOnDay = (day: string): string => t('freeOnDay', { day: indianDate(day) });
