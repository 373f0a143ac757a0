import type { QuoteStatus } from '../gql/types';
import { t } from './messages.generated';

type Tone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

const TONES: Record<QuoteStatus, Tone> = {
  OPEN: 'warning',
  OUTDATED: 'neutral',
  EXPIRED: 'neutral',
  ACCEPTED: 'success',
  DECLINED: 'error',
  SUPERSEDED: 'neutral',
  CLOSED: 'neutral',
};

/** Returns the label and the tone of a quote’s status. */
export const quoteStatus = (status: QuoteStatus): { label: string; tone: Tone } => ({
  label: t(`status.${status}`),
  tone: TONES[status],
});
