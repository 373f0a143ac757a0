import { array, object, string } from 'yup';
import { isDay, todayInIndia } from '../../core/day.js';
import { INDIA_OFFSET, INDIA_OFFSET_MS } from '../../core/locale.constants.js';
import { id, requiredId } from '../../core/text.rules.js';
import { SLOTS_MAX, VISIT_DAYS_AHEAD, VISIT_HOURS } from './visit.constants.js';
import { t } from './rules.messages.generated.js';

/** A timestamp with its time zone: `2027-02-14T11:00+05:30`, or as the API returns it, `2027-02-14T05:30:00.000Z`. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{3})?)?(Z|[+-]\d\d:\d\d)$/;

const DAY_MS = 86_400_000;

const isTimestamp = (value: string): boolean =>
  TIMESTAMP.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** Returns the hour in India, with minutes as a fraction. */
const hourInIndia = (value: string): number => ((Date.parse(value) + INDIA_OFFSET_MS) % DAY_MS) / 3_600_000;

/** The start of a visit: in the future, within a year, at a time at which people visit. */
const visitTimeRule = () =>
  string()
    .required(() => t('timeMissing'))
    .test(
      'timestamp',
      () => t('timeInvalid'),
      (value) => !value || (isTimestamp(value) && Date.parse(value) % 60_000 === 0),
    )
    .test(
      'future',
      () => t('timePast'),
      (value) => !value || !isTimestamp(value) || Date.parse(value) > Date.now(),
    )
    .test(
      'near',
      () => t('timeTooFar'),
      (value) => !value || !isTimestamp(value) || Date.parse(value) < Date.now() + VISIT_DAYS_AHEAD * DAY_MS,
    )
    .test(
      'hour',
      () => t('timeOutsideHours', { first: clock(VISIT_HOURS.first), last: clock(VISIT_HOURS.last) }),
      (value) =>
        !value ||
        !isTimestamp(value) ||
        (hourInIndia(value) >= VISIT_HOURS.first && hourInIndia(value) <= VISIT_HOURS.last),
    );

/** 22 -> "22:00" */
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** One to three different times. */
const slotsRule = () =>
  array()
    .of(visitTimeRule())
    .required()
    .min(1, () => t('timeMissing'))
    .max(SLOTS_MAX, () => t('tooManyTimes', { max: SLOTS_MAX }))
    .test(
      'distinct',
      () => t('timesRepeated'),
      (slots) => new Set(slots.map((slot) => Date.parse(slot))).size === slots.length,
    );

export const visitRequestRules = object({ bookingId: requiredId(), slots: slotsRule() });

export const visitOfferRules = object({ id: requiredId(), slots: slotsRule() });

export const visitIdRules = object({ id: requiredId() });

/** A proposed time. The service rejects times that have passed. */
export const visitConfirmationRules = visitIdRules.shape({
  startsAt: string()
    .required(() => t('timeMissing'))
    .test(
      'timestamp',
      () => t('timeInvalid'),
      (value) => !value || isTimestamp(value),
    ),
});

/** The new time, and the one that the sender saw: the other side may move the visit concurrently. */
export const visitMoveRules = visitConfirmationRules.shape({ newStart: visitTimeRule() });

export const visitsOfDayRules = object({
  listingId: id(),
  date: string()
    .required(() => t('dayInvalid'))
    .test(
      'day',
      () => t('dayInvalid'),
      (value) => !value || isDay(value),
    ),
});

/** Combines the day and the time of a form into a timestamp in India. */
export const timestampInIndia = (day: string, time: string): string => `${day}T${time}${INDIA_OFFSET}`;

/** The day of a slot, as entered. */
const slotDay = () =>
  string()
    .test(
      'day',
      () => t('dayInvalid'),
      (value) => !value || isDay(value),
    )
    .test(
      'upcoming',
      () => t('dayPast'),
      (value) => !value || !isDay(value) || value >= todayInIndia(),
    );

/** A slot's time, checked together with its day. The day's own field reports what is wrong with the day. */
const slotTime = (dayField: string, required: boolean, others: readonly (readonly [string, string])[] = []) =>
  string().test('slot', function validateSlot(time) {
    const fields = this.parent as Record<string, string | undefined>;
    const day = fields[dayField];
    if (!day) return required || !time ? true : this.createError({ message: t('dayMissing') });
    if (!time) return this.createError({ message: t('timeMissing') });
    if (!isDay(day) || day < todayInIndia()) return true;
    const timestamp = timestampInIndia(day, time);
    try {
      visitTimeRule().validateSync(timestamp);
    } catch (error) {
      return this.createError({ message: (error as Error).message });
    }
    const isRepeated = others.some(([otherDay, otherTime]) => {
      const [one, other] = [fields[otherDay], fields[otherTime]];
      return one === day && other === time;
    });
    return isRepeated ? this.createError({ message: t('timesRepeated') }) : true;
  });

/** Up to three times, as the dialog asks for them. */
export const slotsFormRules = object({
  firstDay: slotDay().required(() => t('dayMissing')),
  firstTime: slotTime('firstDay', true),
  secondDay: slotDay(),
  secondTime: slotTime('secondDay', false, [['firstDay', 'firstTime']]),
  thirdDay: slotDay(),
  thirdTime: slotTime('thirdDay', false, [
    ['firstDay', 'firstTime'],
    ['secondDay', 'secondTime'],
  ]),
});

/** Input of the dialog for moving a visit. */
export const visitMoveFormRules = object({
  day: slotDay().required(() => t('dayMissing')),
  time: slotTime('day', true),
});
