import { AuditRow } from '../../core/audit-row.entity.js';
import type { Feature } from '../feature.js';
import { AuditResolver } from './audit.resolver.js';

export const audit: Feature = {
  name: 'audit',
  dependsOn: ['account', 'admin', 'listing', 'blog', 'conversation', 'real-wedding', 'review'],
  entities: [AuditRow],
  resolvers: [AuditResolver],
};
