import { object, string } from 'yup';
import { isDay } from '../../core/day.js';
import { pageSize } from '../../core/page.rules.js';
import { id, text } from '../../core/text.js';

const day = () =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test('day', 'Please choose a date from the calendar', (value) => !value || isDay(value));

/** What an admin asks of the audit log. */
export const auditListRules = object({
  actorId: id(),
  action: text(80),
  /** An id, or part of the name of a listing, an article or a story. */
  target: text(80),
  from: day(),
  to: day().when('from', ([from]: (string | undefined)[], rule) =>
    rule.test('order', 'The last day comes before the first', (to) => !from || !to || from <= to),
  ),
  first: pageSize(30),
  after: string().max(400),
});
