import { number, object } from 'yup';

/** How many bookings a listing takes on one day. */
export const dailyCapacityRule = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError('Please give a whole number')
    .integer('Please give a whole number')
    .min(1, 'At least 1')
    .max(50, 'At most 50');

export const dailyCapacityRules = object({
  dailyCapacity: dailyCapacityRule().required('Please say how many bookings fit on one day'),
});
