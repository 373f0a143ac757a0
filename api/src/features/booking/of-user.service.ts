import { boolean, object, string } from 'yup';
import { only, operation } from '../../core/operation.js';
import { pageSize } from '../../core/page.rules.js';
import { id } from '../../core/text.js';
import { selectBookings } from './booking.query.js';

/** The bookings of any user, for admins: those that are open, those that are over, or all. */
export const listUserBookings = operation({
  name: 'booking.listOf',
  kind: 'read',
  allow: only('admin'),
  input: object({
    userId: id().required('No ID provided'),
    open: boolean(),
    first: pageSize(20),
    after: string().max(400),
  }),
  run: ({ tx, input }) =>
    selectBookings(tx, { userId: input.userId, open: input.open }, { sort: 'NEWEST' }, input),
});
