import { formatPaise } from '@mandap/api/intl';
import { Disclosure } from '../ui/Disclosure';
import { useOnceTrue } from '../ui/useOnceTrue';
import { canAccept } from './canAccept';
import { t } from './messages.generated';
import { QuotePanel, type QuotePanelProps } from './QuotePanel';
import { quoteStatus } from './quoteView';

/**
 * The quote on phones: a line above the conversation, with its total and status. Open if it waits for the couple’s
 * answer.
 */
export function QuoteDisclosure(props: QuotePanelProps) {
  const { quote } = props.booking;
  const open = useOnceTrue(props.side === 'couple' && canAccept(props.booking));
  return (
    <Disclosure
      compact
      open={open}
      summary={
        quote
          ? t('summary', { total: formatPaise(quote.total), status: quoteStatus(quote.status).label })
          : t('quote')
      }
    >
      <QuotePanel {...props} />
    </Disclosure>
  );
}
