import { object, string } from 'yup';
import { isDay } from '../../core/day.js';
import { cursorRules } from '../../core/page.rules.js';
import { id, text } from '../../core/text.rules.js';
import { t } from './rules.messages.generated.js';

const day = () =>
  string()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .test(
      'day',
      () => t('dateInvalid'),
      (value) => !value || isDay(value),
    );

/** Filters of the audit log. */
export const auditListRules = object({
  actorId: id(),
  action: text(80),
  /** An ID, or part of the name of a listing, article or story. */
  target: text(80),
  from: day(),
  to: day().when('from', ([from]: (string | undefined)[], rule) =>
    rule.test(
      'order',
      () => t('datesReversed'),
      (to) => !from || !to || from <= to,
    ),
  ),
  ...cursorRules(30),
});
