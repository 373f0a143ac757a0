import { object } from 'yup';
import { manageRules } from '../../core/manage.rules.js';
import { only, operation } from '../../core/operation.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { selectAdmins } from './admin.query.js';

/** Returns all admins, by name. */
export const manageAdmins = operation({
  name: 'admin.manage',
  kind: 'read',
  allow: only('admin'),
  input: object(manageRules(['NAME'], MANAGE_PAGE_SIZE)),
  run: ({ tx, input: { search, descending, ...window } }) => selectAdmins(tx, search, descending, window),
});
