import { indianTimestamp } from '../lib/format';
import { t } from './event.messages.generated';

/** Lists the times of a request, of which there are up to three. None of them is broken across lines. */
export function visitTimes(slots: readonly string[]): string {
  const [first = '', second, third] = slots.map((slot) => indianTimestamp(slot).replaceAll(/\s/g, '\u00a0'));
  if (!second) return first;
  return third ? t('threeTimes', { first, second, third }) : t('twoTimes', { first, second });
}
