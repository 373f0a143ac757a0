import { graphqlEnum, upperKeys } from '../../core/enums.js';
import { ROLES } from '../../core/viewer.js';

export const RoleEnum = graphqlEnum(
  'Role',
  'Role of an account.',
  upperKeys(ROLES),
  (key) =>
    ({
      USER: 'A registered user, usually a couple planning a wedding.',
      VENDOR: 'A provider of wedding services.',
      VENUE: 'The owner of a venue.',
      ADMIN: 'An admin, who moderates the marketplace.',
    })[key] ?? key,
);
