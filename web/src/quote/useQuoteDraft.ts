import { useEffect, useState } from 'react';
import { formDraft } from '../lib/formDraft';
import { withNewKeys, type QuoteValues } from './quoteForm';

/** What a business typed and hasn’t sent, as JSON, per booking and version. */
const quoteDraft = formDraft<{ values: string }>('quote');

/**
 * The quote that is being written. It survives a reload. `initial` is what the editor starts with; undefined while it
 * loads.
 */
export function useQuoteDraft(subject: string, viewerId: string, initial: QuoteValues | undefined) {
  const [typed, setTyped] = useState(() => readDraft(subject, viewerId));
  useEffect(() => {
    quoteDraft.save(subject, viewerId, typed && { values: JSON.stringify(typed) });
  }, [subject, viewerId, typed]);
  return {
    values: typed ?? initial,
    /** Something was typed. */
    changed: typed !== undefined,
    setValues: setTyped,
    /** Forgets what was typed. */
    clear: () => setTyped(undefined),
  };
}

function readDraft(subject: string, viewerId: string): QuoteValues | undefined {
  const draft = quoteDraft.read(subject, viewerId);
  return draft && withNewKeys(JSON.parse(draft.values) as QuoteValues);
}
