import type { Feature } from '../feature.js';
import { InboxResolver } from './inbox.resolver.js';
import { inboxRoutes } from './inbox.routes.js';
import { EnquiryLabel } from './label.entity.js';
import { LabelResolver } from './label.resolver.js';
import { deleteOldNotes } from './label.service.js';

export const inbox: Feature = {
  name: 'inbox',
  dependsOn: ['account', 'booking', 'conversation', 'listing', 'notification', 'quote', 'visit'],
  tables: ['enquiry_label', 'booking_label', 'booking_note', 'no_answer_needed'],
  entities: [EnquiryLabel],
  resolvers: [InboxResolver, LabelResolver],
  files: inboxRoutes,
  jobs: { nightly: [deleteOldNotes] },
};
