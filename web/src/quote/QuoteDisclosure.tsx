import { formatPaise } from '@mandap/api/intl';
import { Disclosure } from '../ui/Disclosure';
import { t } from './messages.generated';
import { QuotePanel, type QuotePanelProps } from './QuotePanel';
import { quoteStatus } from './quoteView';

/** The quote on phones: its total and status in a line above the conversation, which opens it. */
export function QuoteDisclosure(props: QuotePanelProps) {
  const { quote } = props.booking;
  const panel = <QuotePanel {...props} />;
  if (!quote) return props.side === 'business' ? panel : null;
  return (
    <Disclosure
      compact
      summary={t('summary', { total: formatPaise(quote.total), status: quoteStatus(quote.status).label })}
    >
      {panel}
    </Disclosure>
  );
}
