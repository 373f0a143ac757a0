import { boolean, object } from 'yup';
import { only, operation } from '../../core/operation.js';
import { cursorRules } from '../../core/page.rules.js';
import { requiredId } from '../../core/text.rules.js';
import { selectBookings } from './booking.query.js';

/** Returns one page of a user's bookings, for admins: open, closed or all. */
export const listUserBookings = operation({
  name: 'booking.listOf',
  kind: 'read',
  allow: only('admin'),
  input: object({
    userId: requiredId(),
    open: boolean(),
    ...cursorRules(20),
  }),
  run: ({ tx, input }) =>
    selectBookings(tx, { userId: input.userId, open: input.open }, { sort: 'NEWEST' }, input),
});
