import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { ROLES } from '../../core/viewer.js';

export const RoleEnum = graphqlEnum(
  'Role',
  'What an account is for.',
  upperKeys(ROLES),
  (key) =>
    ({
      USER: 'A couple or visitor.',
      VENDOR: 'Someone who provides a wedding service.',
      VENUE: 'The owner of a venue.',
      ADMIN: 'Moderates the marketplace.',
    })[key] ?? key,
);
