import { boolean, object, string } from 'yup';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { text } from '../../core/text.js';
import { LISTING_KINDS, LISTING_STATUSES } from './listing.constants.js';

/** What the admins' table of one kind of listings may be asked for. */
export const manageListingsRules = object({
  ...manageRules(['REGISTERED', 'NAME', 'RANK'], MANAGE_PAGE_SIZE),
  status: string().oneOf(LISTING_STATUSES),
  city: text(80),
  /** Whether more is asked for than the table shows. */
  whole: boolean().default(false),
});

export const listingCountRules = object({
  kind: string().oneOf(LISTING_KINDS).required('Please say whether venues or vendors'),
  search: text(80),
});
