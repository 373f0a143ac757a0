import { t } from './event.messages.generated';

interface QuoteEvent {
  kind: 'QUOTE_SENT' | 'QUOTE_ACCEPTED' | 'QUOTE_DECLINED';
  quoteVersion: number | null;
}

const VERBS = { QUOTE_SENT: 'sent', QUOTE_ACCEPTED: 'accepted', QUOTE_DECLINED: 'declined' } as const;

/** Describes an event of a quote. The names are those of the parties, or “You”. */
export function quoteEventText(
  { kind, quoteVersion }: QuoteEvent,
  names: { couple: string; business: string },
): string {
  const who = kind === 'QUOTE_SENT' ? names.business : names.couple;
  const verb = VERBS[kind];
  return quoteVersion && quoteVersion > 1
    ? t(`${verb}Version`, { who, version: quoteVersion })
    : t(verb, { who });
}
