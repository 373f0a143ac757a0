import { useState } from 'react';
import { formDraft } from '../lib/formDraft';
import { withNewKeys, type QuoteValues } from './quoteForm';

/** What a business typed and hasn’t sent, as JSON, per booking and version. */
const quoteDraft = formDraft<{ values: string }>('quote');

/** The unsent quote of a booking’s version. It survives a reload. */
export function useQuoteDraft(subject: string, viewerId: string) {
  const [values, setValues] = useState(() => readDraft(subject, viewerId));
  const save = (typed: QuoteValues | undefined) => {
    quoteDraft.save(subject, viewerId, typed && { values: JSON.stringify(typed) });
    setValues(typed);
  };
  return { values, save, clear: () => save(undefined) };
}

function readDraft(subject: string, viewerId: string): QuoteValues | undefined {
  const draft = quoteDraft.read(subject, viewerId);
  return draft && withNewKeys(JSON.parse(draft.values) as QuoteValues);
}
