import { useState } from 'react';
import { formDraft } from '../lib/formDraft';
import { withNewKeys, type QuoteValues } from './quoteForm';

/** What a business typed and hasn’t sent, as JSON, and the version that it was begun as. Per booking. */
const quoteDraft = formDraft<{ values: string; version: number }>('quote');

interface QuoteDraft {
  values: QuoteValues;
  version: number;
}

/** The unsent quote of a booking. It survives a reload. */
export function useQuoteDraft(bookingId: string, viewerId: string) {
  const [draft, setDraft] = useState(() => readDraft(bookingId, viewerId));
  const save = (typed: QuoteDraft | undefined) => {
    quoteDraft.save(bookingId, viewerId, typed && { ...typed, values: JSON.stringify(typed.values) });
    setDraft(typed);
  };
  return { ...draft, save, clear: () => save(undefined) };
}

function readDraft(bookingId: string, viewerId: string): QuoteDraft | undefined {
  const draft = quoteDraft.read(bookingId, viewerId);
  return draft && { ...draft, values: withNewKeys(JSON.parse(draft.values) as QuoteValues) };
}
