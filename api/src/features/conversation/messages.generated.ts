// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "conversationNotFound": NoValues;
  "messageNotFound": NoValues;
  "closed": NoValues;
  "recipientLeft": NoValues;
  "attachmentNotFound": NoValues;
  "attachmentGone": NoValues;
  "clientIdUsed": NoValues;
  "ownMessage": NoValues;
  "alreadyRemoved": NoValues;
  "caseNotFound": NoValues;
  "caseDecided": NoValues;
  "notDeliverable": NoValues;
  "conversationOf": { couple: string; business: string };
}

export const t = makeTranslate<Messages>({
  "conversationNotFound": "Booking not found",
  "messageNotFound": "Message not found",
  "closed": "This conversation is closed. You can still read it.",
  "recipientLeft": "The other side has left Mandap, so nobody would receive this message.",
  "attachmentNotFound": "Attachment not found",
  "attachmentGone": "One of the attachments is no longer available. Remove it and add the file again.",
  "clientIdUsed": "This ID belongs to another message",
  "ownMessage": "This is your own message. You can report messages of the other side.",
  "alreadyRemoved": "This message is already removed",
  "caseNotFound": "This message doesn’t wait for a decision",
  "caseDecided": "This message doesn’t wait for a decision anymore. Another admin may have decided.",
  "notDeliverable": "This message can’t be delivered anymore: the conversation is closed, or one side has blocked the other. Remove it instead.",
  "conversationOf": [["couple"]," and ",["business"]],
});
