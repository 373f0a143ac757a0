import type { Feature } from '../feature.js';
import { AttachmentResolver } from './attachment.resolver.js';
import { attachmentRoutes } from './attachment.routes.js';
import { ConversationBlockResolver } from './block.resolver.js';
import { deleteOldConversations, deleteUnsentAttachments } from './clean-up.task.js';
import { ConversationResolver } from './conversation.resolver.js';
import { emailMessages, MESSAGE_EMAIL } from './message-email.task.js';
import { Message } from './message.entity.js';
import { MessageModerationResolver } from './moderation.resolver.js';
import { MessageReport, StoredAttachment, StoredMessage } from './stored-message.entity.js';
import { isMessage } from './timeline.service.js';

export const conversation: Feature = {
  name: 'conversation',
  dependsOn: ['account', 'booking', 'listing', 'media'],
  tables: ['message', 'message_attachment', 'message_report', 'conversation_read', 'account_block'],
  entities: [StoredMessage, MessageReport, StoredAttachment],
  types: [Message],
  interfaces: { TimelineEntry: (entry: never) => (isMessage(entry) ? 'Message' : 'BookingEvent') },
  resolvers: [AttachmentResolver, ConversationBlockResolver, ConversationResolver, MessageModerationResolver],
  files: attachmentRoutes,
  jobs: {
    nightly: [deleteOldConversations, deleteUnsentAttachments],
    tasks: (services) => ({
      [MESSAGE_EMAIL]: (payload) => emailMessages(services, payload as Parameters<typeof emailMessages>[1]),
    }),
  },
};
