// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "conversationNotFound": NoValues;
  "messageNotFound": NoValues;
  "formerUser": NoValues;
  "closed": NoValues;
  "recipientLeft": NoValues;
  "attachmentNotFound": NoValues;
  "attachmentGone": NoValues;
  "clientIdUsed": NoValues;
}

export const t = makeTexts<Messages>({
  "conversationNotFound": "Booking not found",
  "messageNotFound": "Message not found",
  "formerUser": "Former user",
  "closed": "This conversation is closed. You can still read it.",
  "recipientLeft": "The other side has left Mandap, so nobody would receive this message.",
  "attachmentNotFound": "Attachment not found",
  "attachmentGone": "One of the attachments is no longer available. Remove it and add the file again.",
  "clientIdUsed": "This ID belongs to another message",
});
