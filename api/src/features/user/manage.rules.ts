import { object } from 'yup';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { text } from '../../core/text.rules.js';

/** Filters and order of the admins' table of users. */
export const manageUsersRules = object({
  ...manageRules(['REGISTERED', 'NAME'], MANAGE_PAGE_SIZE),
  city: text(80),
});
