import type { Feature } from '../feature.js';
import { sweepDeadMails } from './mail-queue.query.js';
import { MailQueueResolver } from './mail-queue.resolver.js';

export const mailQueue: Feature = {
  name: 'mail-queue',
  mayUse: ['account'],
  resolvers: [MailQueueResolver],
  jobs: { nightly: [sweepDeadMails] },
};
