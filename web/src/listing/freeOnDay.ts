import { indianDate } from '../lib/format';
import { t } from './messages.generated';

/** Returns the text of the filter by date: "Free on 14 Feb 2027". */
export const freeOnDay = (day: string): string => t('freeOnDay', { day: indianDate(day) });

/** Returns the title of a list, which may be filtered by date: "427 wedding vendors free on 14 Feb 2027". */
export const listTitle = (title: string, day: string): string =>
  day ? t('titleFreeOn', { title, day: indianDate(day) }) : title;
