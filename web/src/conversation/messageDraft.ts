import { formDraft } from '../lib/formDraft';

/** What was typed and not sent, per booking. `unsent` is JSON: messages that were submitted, but didn’t arrive yet. */
export const messageDraft = formDraft<{ body: string; unsent: string }>('message');
