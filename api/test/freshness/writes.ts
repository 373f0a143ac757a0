import { BOOKING_WRITES } from './writes.bookings.js';
import { ACCOUNT_WRITES, CONTENT_WRITES } from './writes.content.js';
import { LISTING_WRITES } from './writes.listings.js';
import { REVIEW_WRITES } from './writes.reviews.js';
import type { Write } from './act.js';

/** Writes of all kinds that change public responses, or rows behind them. */
export const WRITES: readonly Write[] = [
  ...LISTING_WRITES,
  ...REVIEW_WRITES,
  ...BOOKING_WRITES,
  ...CONTENT_WRITES,
  ...ACCOUNT_WRITES,
];

/** Writes that change nothing public, by reason. */
export const PRIVATE_WRITES: Readonly<Record<string, readonly string[]>> = {
  'credentials and sessions': [
    ...['account.changePassword', 'account.resetPassword', 'account.requestReset', 'account.verifyReset'],
    ...['account.logIn', 'account.logInWithLink', 'account.logOut'],
    ...['account.renewLoginLink', 'account.requestLoginLink', 'apiKey.create', 'apiKey.revoke'],
  ],
  'email addresses and preferences, which only their account reads': [
    ...['account.confirmEmail', 'account.confirmEmailChange', 'account.requestEmailChange'],
    ...['account.requestEmailConfirmation', 'account.setEmailPreference', 'account.setEmailSubscription'],
  ],
  'accounts without a public name: admins, and users who have written nothing yet': [
    ...['admin.register', 'admin.update', 'admin.delete', 'user.register'],
  ],
  'what the parties of a booking negotiate, before a date is taken': [
    ...['booking.offerDates', 'booking.declineDateOffer', 'booking.updateEnquiry'],
    ...['booking.requestReschedule', 'booking.cancelReschedule', 'booking.declineReschedule'],
    ...['quote.send', 'quote.decline', 'eventConfirmation.submitStatement'],
    ...['visit.request', 'visit.offer', 'visit.confirm', 'visit.move', 'visit.cancel'],
  ],
  conversations: [
    ...['conversation.send', 'conversation.uploadAttachment', 'conversation.markRead'],
    ...['conversation.block', 'conversation.unblock', 'conversation.report'],
    ...['conversation.openCase', 'conversation.caseAttachment'],
    ...['conversation.decideHeld', 'conversation.decideReport'],
  ],
  'enquiries to Mandap, and their inbox': [
    ...['enquiry.contact', 'enquiry.markAllRead', 'enquiry.markRead', 'enquiry.reportRegistration'],
    ...['enquiry.requestCallBack', 'enquiry.submit', 'mailQueue.delete', 'mailQueue.retry', 'interest.add'],
  ],
  'what only its account sees': [
    ...['inbox.addLabel', 'inbox.deleteLabel', 'inbox.renameLabel', 'inbox.setLabels', 'inbox.setNote'],
    'inbox.setAnswerNeeded',
    ...['savedReply.delete', 'savedReply.save', 'ownerHome.dismissChecklist', 'listingView.record'],
    ...['notification.markAllRead', 'notification.markRead', 'wishlist.add', 'wishlist.remove'],
    ...['calendar.createFeed', 'calendar.revokeFeed'],
  ],
  'photos before their review is written': ['review.uploadPicture'],
};
