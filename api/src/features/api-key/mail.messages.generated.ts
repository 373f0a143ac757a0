// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "apiKeyMade.subject": NoValues;
  "apiKeyMade.paragraph1": { name: string };
  "apiKeyMade.paragraph2": NoValues;
  "apiKeyMade.action": NoValues;
}

export const t = makeTranslate<Messages>({
  "apiKeyMade.subject": "An API key was made for your Mandap account",
  "apiKeyMade.paragraph1": ["The key is called “",["name"],"”. A program that has it can use Mandap in your name, within the key’s permissions. You can revoke it under API keys in your dashboard."],
  "apiKeyMade.paragraph2": "If it wasn’t you, set a new password at once: that revokes every key and logs out every device.",
  "apiKeyMade.action": "Set a new password",
});
