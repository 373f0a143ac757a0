// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "action.admin.delete": NoValues;
  "action.admin.register": NoValues;
  "action.apiKey.create": NoValues;
  "action.apiKey.revoke": NoValues;
  "action.blog.create": NoValues;
  "action.blog.delete": NoValues;
  "action.blog.publish": NoValues;
  "action.blog.update": NoValues;
  "action.enquiry.markRead": NoValues;
  "action.listing.decide": NoValues;
  "action.listing.delete": NoValues;
  "action.listing.rank": NoValues;
  "action.listing.reinstate": NoValues;
  "action.listing.suspend": NoValues;
  "action.mailQueue.delete": NoValues;
  "action.mailQueue.retry": NoValues;
  "action.message.decideHeld": NoValues;
  "action.message.decideReport": NoValues;
  "action.message.read": NoValues;
  "action.message.readAttachment": NoValues;
  "action.realWedding.decide": NoValues;
  "action.realWedding.delete": NoValues;
  "action.realWedding.update": NoValues;
  "action.review.decide": NoValues;
  "action.review.decideDispute": NoValues;
  "action.user.delete": NoValues;
  "oldAction": NoValues;
  "outcome.blogPublished": NoValues;
  "outcome.blogUnpublished": NoValues;
  "outcome.listingApproved": NoValues;
  "outcome.listingRejected": NoValues;
  "outcome.messageReleased": NoValues;
  "outcome.heldMessageRemoved": NoValues;
  "outcome.reportDismissed": NoValues;
  "outcome.reportedMessageRemoved": NoValues;
  "outcome.senderWarned": NoValues;
  "outcome.realWeddingPublished": NoValues;
  "outcome.realWeddingRejected": NoValues;
  "outcome.reviewPublished": NoValues;
  "outcome.reviewRejected": NoValues;
  "outcome.reviewKept": NoValues;
  "outcome.reviewUpheld": NoValues;
  "outcome.reviewRemoved": NoValues;
  "target.admin": NoValues;
  "target.api key": NoValues;
  "target.blog": NoValues;
  "target.email": NoValues;
  "target.enquiry": NoValues;
  "target.listing": NoValues;
  "target.message": NoValues;
  "target.realWedding": NoValues;
  "target.review": NoValues;
  "target.user": NoValues;
  "field.address": NoValues;
  "field.category": NoValues;
  "field.city": NoValues;
  "field.contact": NoValues;
  "field.content": NoValues;
  "field.disputed": NoValues;
  "field.email": NoValues;
  "field.eventDate": NoValues;
  "field.expiresAt": NoValues;
  "field.flagged": NoValues;
  "field.kind": NoValues;
  "field.name": NoValues;
  "field.pictures": NoValues;
  "field.prefix": NoValues;
  "field.published": NoValues;
  "field.rank": NoValues;
  "field.read": NoValues;
  "field.reason": NoValues;
  "field.scopes": NoValues;
  "field.status": NoValues;
  "field.title": NoValues;
  "yes": NoValues;
  "no": NoValues;
}

export const t = makeTranslate<Messages>({
  "action.admin.delete": "Deleted an admin",
  "action.admin.register": "Added an admin",
  "action.apiKey.create": "Created an API key",
  "action.apiKey.revoke": "Revoked an API key",
  "action.blog.create": "Wrote a blog",
  "action.blog.delete": "Deleted a blog",
  "action.blog.publish": "Published or unpublished a blog",
  "action.blog.update": "Edited a blog",
  "action.enquiry.markRead": "Marked an enquiry as read",
  "action.listing.decide": "Approved or rejected a listing",
  "action.listing.delete": "Deleted a listing",
  "action.listing.rank": "Ranked a listing",
  "action.listing.reinstate": "Reinstated a listing",
  "action.listing.suspend": "Suspended a listing",
  "action.mailQueue.delete": "Deleted an undeliverable email",
  "action.mailQueue.retry": "Retried an undeliverable email",
  "action.message.decideHeld": "Released or removed a held message",
  "action.message.decideReport": "Decided about a reported message",
  "action.message.read": "Opened a held or reported message",
  "action.message.readAttachment": "Opened an attachment of a held or reported message",
  "action.realWedding.decide": "Published or rejected a real wedding",
  "action.realWedding.delete": "Deleted a real wedding",
  "action.realWedding.update": "Edited a real wedding",
  "action.review.decide": "Published or rejected a review",
  "action.review.decideDispute": "Decided about a disputed review",
  "action.user.delete": "Deleted a user",
  "oldAction": "An action of an earlier release",
  "outcome.blogPublished": "Published a blog",
  "outcome.blogUnpublished": "Unpublished a blog",
  "outcome.listingApproved": "Approved a listing",
  "outcome.listingRejected": "Rejected a listing",
  "outcome.messageReleased": "Released a held message",
  "outcome.heldMessageRemoved": "Removed a held message",
  "outcome.reportDismissed": "Dismissed a report about a message",
  "outcome.reportedMessageRemoved": "Removed a reported message",
  "outcome.senderWarned": "Warned the sender of a reported message",
  "outcome.realWeddingPublished": "Published a real wedding",
  "outcome.realWeddingRejected": "Rejected a real wedding",
  "outcome.reviewPublished": "Published a review",
  "outcome.reviewRejected": "Rejected a review",
  "outcome.reviewKept": "Kept a review published",
  "outcome.reviewUpheld": "Upheld a disputed review",
  "outcome.reviewRemoved": "Removed a disputed review",
  "target.admin": "Admin",
  "target.api key": "API key",
  "target.blog": "Blog",
  "target.email": "Email",
  "target.enquiry": "Enquiry",
  "target.listing": "Listing",
  "target.message": "Message",
  "target.realWedding": "Real wedding",
  "target.review": "Review",
  "target.user": "User",
  "field.address": "Address",
  "field.category": "Category",
  "field.city": "City",
  "field.contact": "Contact",
  "field.content": "Content",
  "field.disputed": "Disputed",
  "field.email": "Email",
  "field.eventDate": "Event date",
  "field.expiresAt": "Expires at",
  "field.flagged": "Flagged",
  "field.kind": "Kind",
  "field.name": "Name",
  "field.pictures": "Pictures",
  "field.prefix": "Prefix",
  "field.published": "Published",
  "field.rank": "Rank",
  "field.read": "Read",
  "field.reason": "Reason",
  "field.scopes": "Scopes",
  "field.status": "Status",
  "field.title": "Title",
  "yes": "Yes",
  "no": "No",
});
