import { boolean, object, string } from 'yup';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE, MAX_SEARCH } from '../../core/page.constants.js';
import { text } from '../../core/text.rules.js';
import { LISTING_KINDS, LISTING_STATUSES } from './listing.constants.js';
import { t } from './rules.messages.generated.js';

/** Filters and order of the admins' table of listings. */
export const manageListingsRules = object({
  ...manageRules(['REGISTERED', 'NAME', 'RANK'], MANAGE_PAGE_SIZE),
  status: string().oneOf(LISTING_STATUSES),
  city: text(80),
  /** Whether to select all columns instead of the table's. */
  allColumns: boolean().default(false),
});

export const listingCountRules = object({
  kind: string()
    .oneOf(LISTING_KINDS)
    .required(() => t('kindMissing')),
  search: text(MAX_SEARCH),
});
