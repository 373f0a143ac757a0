import { indianDate } from '../lib/format';
import type { BlockedPeriodEntryFragment } from './BlockedPeriod.generated';
import { t } from './messages.generated';

/** Returns the days of a blocked period: "3 Feb 2027" or "3 Feb 2027 – 5 Feb 2027". */
export const periodDays = ({
  firstDay,
  lastDay,
}: Pick<BlockedPeriodEntryFragment, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay
    ? indianDate(firstDay)
    : t('days', { firstDay: indianDate(firstDay), lastDay: indianDate(lastDay) });
