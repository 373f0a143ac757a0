import type { Feature } from '../feature.js';
import { SavedReply } from './saved-reply.entity.js';
import { SavedReplyResolver } from './saved-reply.resolver.js';

export const savedReply: Feature = {
  name: 'saved-reply',
  dependsOn: ['listing'],
  tables: ['saved_reply'],
  entities: [SavedReply],
  resolvers: [SavedReplyResolver],
};
