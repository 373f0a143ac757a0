// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "changeEmail": NoValues;
  "password": NoValues;
  "changePassword": NoValues;
  "deleteAccount": NoValues;
  "emailChanged": { email: string };
  "codeSentTo": { sentTo: string };
  "currentEmail": { email: string };
  "startOver": NoValues;
  "checking": NoValues;
  "cancel": NoValues;
  "sendOTP": NoValues;
  "sending": NoValues;
  "otp": NoValues;
  "newEmail": NoValues;
  "newEmailHint": NoValues;
  "passwordChanged": NoValues;
  "changing": NoValues;
  "currentPassword": NoValues;
  "newPassword": NoValues;
  "atLeastCharacters": { count: number };
  "accountDeleted": NoValues;
  "deleteAccountTitle": NoValues;
  "deleting": NoValues;
  "deletion.business": NoValues;
  "deletion.user": NoValues;
  "deletion.admin": NoValues;
}

export const t = makeTranslate<Messages>({
  "changeEmail": "Change email",
  "password": "Password",
  "changePassword": "Change password",
  "deleteAccount": "Delete account",
  "emailChanged": ["Your email is now ",["email"],"."],
  "codeSentTo": ["Code sent to ",["sentTo"],". Valid for 10 minutes."],
  "currentEmail": ["Current email: ",["email"]],
  "startOver": "Start over",
  "checking": "Checking…",
  "cancel": "Cancel",
  "sendOTP": "Send OTP",
  "sending": "Sending…",
  "otp": "OTP",
  "newEmail": "New email",
  "newEmailHint": "You log in with it. Your listing’s contact email stays the same.",
  "passwordChanged": "Password changed. You’ve been logged out on other devices.",
  "changing": "Changing…",
  "currentPassword": "Current password",
  "newPassword": "New password",
  "atLeastCharacters": ["At least ",["count",4]," characters"],
  "accountDeleted": "Your account was deleted.",
  "deleteAccountTitle": "Delete your account?",
  "deleting": "Deleting…",
  "deletion.business": "Your listing will be deleted with its photos and reviews, and pending enquiries will be rejected. Couples keep their bookings and conversations with you, and we’ll notify those with an upcoming event. This can’t be undone.",
  "deletion.user": "Your profile and your wishlist will be deleted, and all pending enquiries will be withdrawn, even if you have accepted a quote. Businesses keep your messages, and approved bookings, reviews and stories stay, without your name. This can’t be undone.",
  "deletion.admin": "Your profile will be deleted. Your decisions stay, and so do their entries in the audit log. This can’t be undone.",
});
