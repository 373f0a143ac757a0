/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types';

import type { ConversationBlockFragment } from './BlockButton.generated';
import type { AttachmentFragment } from './Attachment.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a booking event. */
export type BookingEventKind =
  /** The business approved the enquiry with the code. */
  | 'APPROVED'
  /** The business offered other dates. */
  | 'DATES_OFFERED'
  /** The couple changed the date of their pending enquiry. */
  | 'DATE_CHANGED'
  /** The business confirmed that the event took place. */
  | 'EVENT_CONFIRMED'
  /** The business said that the event did not take place. */
  | 'EVENT_DENIED'
  /** The couple changed the number of guests of their pending enquiry. */
  | 'GUESTS_CHANGED'
  /** The couple accepted an offered date. */
  | 'OFFER_ACCEPTED'
  /** The couple declined the offered dates. */
  | 'OFFER_DECLINED'
  /** The couple accepted a quote. */
  | 'QUOTE_ACCEPTED'
  /** The couple declined a quote. */
  | 'QUOTE_DECLINED'
  /** The business sent a quote. From version 2 on, it supersedes the previous one. */
  | 'QUOTE_SENT'
  /** The business rejected the enquiry. */
  | 'REJECTED'
  /** The business accepted the reschedule request. */
  | 'RESCHEDULE_ACCEPTED'
  /** The couple cancelled the reschedule request. */
  | 'RESCHEDULE_CANCELLED'
  /** The business declined the reschedule request. */
  | 'RESCHEDULE_DECLINED'
  /** The couple requested another date. */
  | 'RESCHEDULE_REQUESTED'
  /** An admin removed the disputed review. */
  | 'REVIEW_REMOVED'
  /** An admin upheld the disputed review. */
  | 'REVIEW_UPHELD'
  /** The couple sent their enquiry. */
  | 'SENT'
  /** A visit, or the request for one, was cancelled. */
  | 'VISIT_CANCELLED'
  /** A visit was confirmed. */
  | 'VISIT_CONFIRMED'
  /** A visit was moved. */
  | 'VISIT_MOVED'
  /** The business offered other times for a visit. */
  | 'VISIT_OFFERED'
  /** The couple requested a visit. */
  | 'VISIT_REQUESTED'
  /** The couple withdrew the enquiry. */
  | 'WITHDRAWN'
  /** The business entered a wrong code. */
  | 'WRONG_CODE';

/** A party of a booking. */
export type BookingParty =
  /** The venue or vendor. */
  | 'BUSINESS'
  /** The couple. */
  | 'COUPLE';

/** Status of a booking. Every status except PENDING is final. */
export type BookingStatus =
  /** The business approved the enquiry with the code from the couple. */
  | 'APPROVED'
  /** Awaiting a decision. Once its date has passed, it has expired and can’t be approved. */
  | 'PENDING'
  /** The business rejected the enquiry. */
  | 'REJECTED'
  /** The couple withdrew the enquiry. */
  | 'WITHDRAWN';

/** Why a message is held. Applies to the first three messages of an account younger than a day. */
export type MessageHoldReason =
  /** It contains a link or an email address. */
  | 'LINK'
  /** It contains a phone number. */
  | 'PHONE';

/** An admin’s decision about a report. */
export type MessageReportDecision =
  /** The message stays. */
  | 'DISMISSED'
  /** The message is removed, and its sender gets the reason. */
  | 'REMOVED'
  /** The message stays, and its sender gets the reason. */
  | 'WARNED';

/** Whether a message can be read. */
export type MessageStatus =
  /** It waits for an admin; only its sender can read it. */
  | 'HELD'
  /** An admin removed it: it has no text and no attachments. */
  | 'REMOVED'
  /** Both parties can read it. */
  | 'SENT';

/** Reason for rejecting an enquiry. */
export type RejectionReason =
  /** Closed for the season. */
  | 'CLOSED_FOR_SEASON'
  /** Date taken. */
  | 'DATE_TAKEN'
  /** Not our kind of event. */
  | 'NOT_OUR_KIND_OF_EVENT'
  /** Other. */
  | 'OTHER'
  /** Too few guests. */
  | 'TOO_FEW_GUESTS'
  /** Too many guests. */
  | 'TOO_MANY_GUESTS';

/** A message to the other party of a booking. */
export type SendMessageInput = {
  /** IDs of up to 5 attachments that `uploadAttachment` returned, in the order to show them. */
  attachmentIds?: Array<string> | null | undefined;
  /** Text of up to 2,000 characters. Can be empty if the message has attachments. */
  body: string;
  /** ID of the booking. */
  bookingId: string;
  /** A UUID that the client generates for this message. A retry with the same UUID and content returns the same message. */
  clientId: string;
};

export type ConversationFragment = { id: string, status: Types.BookingStatus, name: string, coupleDeleted: boolean, listingId: string | null, listingName: string, rejectionReason: Types.RejectionReason | null, rejectionNote: string | null, message: string, date: string, guests: number, unreadMessages: number, canSendMessages: boolean, messagesCloseAt: string | null, blockedByMe: boolean, timeline: { nodes: Array<
      | { __typename: 'BookingEvent', id: string, createdAt: string, kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null }
      | { __typename: 'Message', id: string, createdAt: string, clientId: string | null, senderName: string, isMine: boolean, body: string, deletedAttachments: number, isRead: boolean, status: Types.MessageStatus, holdReason: Types.MessageHoldReason | null, reportedByMe: boolean, reportDecision: Types.MessageReportDecision | null, attachments: Array<{ id: string, name: string, bytes: number, url: string, picture: { url: string, alt: string, width: number, height: number, thumbhash: string } | null }> }
    >, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } & { ' $fragmentName'?: 'ConversationFragment' };

export type TimelineMessageFragment = { id: string, createdAt: string, clientId: string | null, senderName: string, isMine: boolean, body: string, deletedAttachments: number, isRead: boolean, status: Types.MessageStatus, holdReason: Types.MessageHoldReason | null, reportedByMe: boolean, reportDecision: Types.MessageReportDecision | null, attachments: Array<{ id: string, name: string, bytes: number, url: string, picture: { url: string, alt: string, width: number, height: number, thumbhash: string } | null }> } & { ' $fragmentName'?: 'TimelineMessageFragment' };

export type TimelineEventFragment = { id: string, createdAt: string, kind: Types.BookingEventKind, date: string | null, previousDate: string | null, guests: number | null, previousGuests: number | null, offeredDates: Array<string> | null, visitTimes: Array<string> | null, quoteVersion: number | null, actor: Types.BookingParty | null } & { ' $fragmentName'?: 'TimelineEventFragment' };

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, createdAt: string, clientId: string | null, senderName: string, isMine: boolean, body: string, deletedAttachments: number, isRead: boolean, status: Types.MessageStatus, holdReason: Types.MessageHoldReason | null, reportedByMe: boolean, reportDecision: Types.MessageReportDecision | null, attachments: Array<{ id: string, name: string, bytes: number, url: string, picture: { url: string, alt: string, width: number, height: number, thumbhash: string } | null }> } | null, userErrors: Array<{ message: string }> } };

export type MarkConversationReadMutationVariables = Exact<{
  bookingId: string;
  messageId?: string | null | undefined;
}>;


export type MarkConversationReadMutation = { markConversationRead: { booking: { id: string, unreadMessages: number, isUnread: boolean } | null, userErrors: Array<{ message: string }> } };

export const TimelineMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attachment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedAttachments"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"reportedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"reportDecision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attachment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<TimelineMessageFragment, unknown>;
export const TimelineEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]} as unknown as DocumentNode<TimelineEventFragment, unknown>;
export const ConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"coupleDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"canSendMessages"}},{"kind":"Field","name":{"kind":"Name","value":"messagesCloseAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationBlock"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineEvent"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attachment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"canSendMessages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attachment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedAttachments"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"reportedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"reportDecision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"previousDate"}},{"kind":"Field","name":{"kind":"Name","value":"guests"}},{"kind":"Field","name":{"kind":"Name","value":"previousGuests"}},{"kind":"Field","name":{"kind":"Name","value":"offeredDates"}},{"kind":"Field","name":{"kind":"Name","value":"visitTimes"}},{"kind":"Field","name":{"kind":"Name","value":"quoteVersion"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]} as unknown as DocumentNode<ConversationFragment, unknown>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TimelineMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"thumbhash"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attachment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TimelineMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attachment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"deletedAttachments"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdReason"}},{"kind":"Field","name":{"kind":"Name","value":"reportedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"reportDecision"}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const MarkConversationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkConversationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markConversationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"messageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MarkConversationReadMutation, MarkConversationReadMutationVariables>;