import type { Feature } from '../feature.js';
import { sweepUndeliverableEmails } from './mail-queue.query.js';
import { MailQueueResolver } from './mail-queue.resolver.js';

export const mailQueue: Feature = {
  name: 'mail-queue',
  dependsOn: ['account'],
  resolvers: [MailQueueResolver],
  jobs: { nightly: [sweepUndeliverableEmails] },
};
