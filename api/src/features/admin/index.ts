import type { Feature } from '../feature.js';
import { AdminProfile } from './admin.entity.js';
import { AdminResolver } from './admin.resolver.js';
import { adminRoutes } from './admin.rest.js';
import { ManageAdminsResolver } from './manage.resolver.js';

export const admin: Feature = {
  name: 'admin',
  dependsOn: ['account'],
  tables: ['admin_profile'],
  entities: [AdminProfile],
  resolvers: [AdminResolver, ManageAdminsResolver],
  rest: adminRoutes,
};
