// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "account": NoValues;
  "email": NoValues;
  "changeEmail": NoValues;
  "password": NoValues;
  "changePassword": NoValues;
  "changePasswordEffect": NoValues;
  "deleteAccount": NoValues;
  "deleteAccountHint": NoValues;
  "apiKeys": NoValues;
  "apiKeysLead": { link: Tag };
  "newKey": NoValues;
  "keysNotLoaded": NoValues;
  "noKeys": NoValues;
  "revoke": NoValues;
  "revokeNamed": { name: string };
  "keyRevokedOn": { day: string };
  "keyNeverExpires": NoValues;
  "keyCreated": { day: string };
  "keyLastUsed": { day: string };
  "keyNeverUsed": NoValues;
  "notAvailable": NoValues;
  "scope.READ_PUBLIC": NoValues;
  "scope.READ_OWN": NoValues;
  "scope.WRITE_OWN": NoValues;
  "keyStatus.revoked": NoValues;
  "keyStatus.expired": NoValues;
  "keyExpired": { day: string };
  "keyExpires": { day: string };
  "emails": NoValues;
  "chooseEmails": NoValues;
  "emailsHint": NoValues;
}

export const t = makeTranslate<Messages>({
  "account": "Account",
  "email": "Email",
  "changeEmail": "Change email",
  "password": "Password",
  "changePassword": "Change password",
  "changePasswordEffect": "You’ll be logged out on other devices.",
  "deleteAccount": "Delete account",
  "deleteAccountHint": "This is permanent. We’ll show you what will be deleted before you confirm.",
  "apiKeys": "API keys",
  "apiKeysLead": ["For programs that use Mandap in your name. ",["link","How to use a key"]],
  "newKey": "New key",
  "keysNotLoaded": "Your API keys could not be loaded",
  "noKeys": "You have no API keys. You don’t need one to read public data; with a key you can read more often.",
  "revoke": "Revoke",
  "revokeNamed": ["Revoke ",["name"]],
  "keyRevokedOn": ["Revoked ",["day"]],
  "keyNeverExpires": "Doesn’t expire",
  "keyCreated": ["Created ",["day"]],
  "keyLastUsed": ["Last used ",["day"]],
  "keyNeverUsed": "Never used",
  "notAvailable": "Not Available",
  "scope.READ_PUBLIC": "Read public data",
  "scope.READ_OWN": "Read your data",
  "scope.WRITE_OWN": "Read and change your data",
  "keyStatus.revoked": "Revoked",
  "keyStatus.expired": "Expired",
  "keyExpired": ["Expired ",["day"]],
  "keyExpires": ["Expires ",["day"]],
  "emails": "Emails",
  "chooseEmails": "Choose emails",
  "emailsHint": "Which emails we send you.",
});
