import type { Feature } from '../feature.js';
import { ManageUsersResolver } from './manage.resolver.js';
import { UserProfile } from './user.entity.js';
import { UserResolver } from './user.resolver.js';
import { userRoutes } from './user.rest.js';

export const user: Feature = {
  name: 'user',
  dependsOn: ['account', 'city', 'media'],
  tables: ['user_profile'],
  entities: [UserProfile],
  resolvers: [ManageUsersResolver, UserResolver],
  rest: userRoutes,
};
