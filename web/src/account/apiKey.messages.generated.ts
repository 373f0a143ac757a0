// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "copyYourKeyNow": NoValues;
  "done": NoValues;
  "copyKey": NoValues;
  "secretHint": NoValues;
  "apiKey": NoValues;
  "secretUse": NoValues;
  "cancel": NoValues;
  "newAPIKey": NoValues;
  "createKey": NoValues;
  "creating": NoValues;
  "name": NoValues;
  "keyNameHint": NoValues;
  "permissions": NoValues;
  "expiresAfter": NoValues;
  "keyNotRevoked": { message: string };
  "keyRevoked": { name: string };
  "revokeEffect": { name: string; prefix: string };
  "revokeTitle": NoValues;
  "revokeKey": NoValues;
  "keyCopied": NoValues;
  "copyByKeyboard": NoValues;
  "days": { count: number };
  "oneYear": NoValues;
  "never": NoValues;
  "scope.READ_PUBLIC": NoValues;
  "scope.READ_OWN": NoValues;
  "scope.WRITE_OWN": NoValues;
  "scopeHint.READ_PUBLIC": NoValues;
  "scopeHint.READ_OWN": NoValues;
  "scopeHint.WRITE_OWN": NoValues;
}

export const t = makeTranslate<Messages>({
  "copyYourKeyNow": "Copy your key now",
  "done": "Done",
  "copyKey": "Copy key",
  "secretHint": "This key is shown only once. Store it like a password: anybody who has it can use Mandap in your name.",
  "apiKey": "API key",
  "secretUse": "Send it with each request: Authorization: Bearer, followed by the key.",
  "cancel": "Cancel",
  "newAPIKey": "New API key",
  "createKey": "Create key",
  "creating": "Creating…",
  "name": "Name",
  "keyNameHint": "What the key is for, so that you recognise it.",
  "permissions": "Permissions",
  "expiresAfter": "Expires after",
  "keyNotRevoked": ["The key was not revoked. ",["message"]],
  "keyRevoked": ["The key “",["name"],"” was revoked."],
  "revokeEffect": ["Programs that use “",["name"],"” (",["prefix"],"…) will stop working at once. This can’t be undone."],
  "revokeTitle": "Revoke this key?",
  "revokeKey": "Revoke key",
  "keyCopied": "Copied.",
  "copyByKeyboard": "Press Ctrl+C or ⌘C to copy it.",
  "days": [["count",2,{"one":[0," day"],"other":[0," days"]}]],
  "oneYear": "One year",
  "never": "Never",
  "scope.READ_PUBLIC": "Read public data",
  "scope.READ_OWN": "Read your data",
  "scope.WRITE_OWN": "Read and change your data",
  "scopeHint.READ_PUBLIC": "What every visitor sees.",
  "scopeHint.READ_OWN": "Also contact details, and everything only you can see.",
  "scopeHint.WRITE_OWN": "Also everything you can change, but never your password, email, sessions or keys.",
});
