import Box from '@mui/material/Box';
import { formatPaise } from '@mandap/api/intl';
import { Suspense, useState } from 'react';
import { paths } from '../app/paths';
import { ClosedNotice } from '../conversation/ClosedNotice';
import { indianDate, today } from '../lib/format';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { useDialog } from '../lib/useDialog';
import { lazyPart } from '../ui/lazyPart';
import { Disclosure } from '../ui/Disclosure';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { LinkButton } from '../ui/mui/LinkButton';
import { Notice } from '../ui/mui/Notice';
import { Panel, TextAction } from '../ui/mui/Panel';
import { TextLink } from '../ui/TextLink';
import { useProblemToast } from '../ui/useProblemToast';
import { isBookingOpen } from './canAccept';
import { t } from './messages.generated';
import type { QuoteBookingFragment } from './Quote.generated';
import { QuoteDetails } from './QuoteDetails';
import { quoteStatus } from './quoteView';

export interface QuotePanelProps {
  booking: QuoteBookingFragment;
  side: 'couple' | 'business';
  /** Fetches the booking again. */
  reload: () => Promise<void>;
}

type Quote = NonNullable<QuoteBookingFragment['quote']>;

/** Businesses don’t load it. */
const CoupleQuote = lazyPart(() => import('./CoupleQuote'));

/** Loaded on demand, because of its fields. */
const lazyEditor = lazyComponent(() =>
  Promise.all([import('./QuoteEditor'), import('../ui/DialogSurface')]).then(
    ([{ default: Editor }]) => Editor,
  ),
);

/** The quote of a booking: the business sends it, and the couple accepts or declines it here. */
export function QuotePanel({ booking, side, reload }: QuotePanelProps) {
  const { quote } = booking;
  /** What is being written stays, also if it can’t be sent anymore, which the server says. */
  const [isWriting, setWriting] = useState(false);
  const canSend =
    side === 'business' && isBookingOpen(booking) && booking.canSendMessages && quote?.status !== 'ACCEPTED';
  if (!quote && !canSend && !isWriting) return null;
  return (
    <Panel title={t('quote')} actions={quote && <StatusBadge status={quote.status} />}>
      {quote ? (
        <QuoteContent booking={booking} quote={quote} side={side} reload={reload} />
      ) : (
        <p>{t('invite', { couple: booking.name })}</p>
      )}
      <Box sx={actionsSx}>
        {(canSend || isWriting) && <EditorButton booking={booking} reload={reload} onWriting={setWriting} />}
        {quote && (
          <TextAction>
            <LinkButton to={paths.quote(booking.id, quote.version)} variant="text">
              {t('print')}
            </LinkButton>
          </TextAction>
        )}
      </Box>
      <EarlierVersions booking={booking} />
    </Panel>
  );
}

function StatusBadge({ status }: Pick<Quote, 'status'>) {
  const { label, tone } = quoteStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** A quote with its state, and what the couple can do about it. */
function QuoteContent({ booking, quote, side, reload }: QuotePanelProps & { quote: Quote }) {
  const isOpen = isBookingOpen(booking);
  const isBlocked = isOpen && !booking.canSendMessages;
  const isWaiting = isOpen && ['OPEN', 'OUTDATED', 'EXPIRED'].includes(quote.status);
  // Without a message, a blocked couple can only decline.
  const canDecline = isWaiting && (!isBlocked || quote.status === 'OPEN');
  const hasCode = quote.status === 'ACCEPTED' && isPending(booking);
  return (
    <>
      <Box sx={factsSx}>
        <p>{t('forEvent', { date: indianDate(quote.date), guests: quote.guests })}</p>
        <p>{t('version', { version: quote.version })}</p>
      </Box>
      <Box role="status" sx={stateSx}>
        {isBlocked && isWaiting ? (
          <ClosedNotice booking={booking} name={side === 'couple' ? booking.listingName : booking.name} />
        ) : (
          <QuoteState booking={booking} quote={quote} side={side} />
        )}
      </Box>
      {side === 'couple' && (hasCode || canDecline) && (
        <Suspense>
          <CoupleQuote {...{ booking, quote, reload, hasCode, canDecline }} />
        </Suspense>
      )}
      <QuoteDetails quote={quote} />
      <Box component="p" sx={smallSx}>
        {t('noPayment')}
      </Box>
    </>
  );
}

/** What happened to a quote, and what comes next. */
function QuoteState({ booking, quote, side }: { booking: QuoteBookingFragment; quote: Quote; side: string }) {
  const { name: couple, listingName: listing } = booking;
  const isCouple = side === 'couple';
  const date = indianDate(quote.validUntil);
  switch (quote.status) {
    case 'OPEN':
      return <p>{isCouple ? t('openCouple', { date }) : t('openBusiness', { couple, date })}</p>;
    case 'OUTDATED':
      return (
        <Notice tone="warning">
          {isCouple ? t('outdatedCouple', { listing }) : t('outdatedBusiness', { couple })}
        </Notice>
      );
    case 'EXPIRED':
      return (
        <Notice tone="warning">
          {isCouple ? t('expiredCouple', { date, listing }) : t('expiredBusiness', { date })}
        </Notice>
      );
    case 'ACCEPTED':
      return <AcceptedState booking={booking} quote={quote} isCouple={isCouple} />;
    case 'DECLINED':
      return (
        <Notice tone="info">
          {isCouple ? t('declinedCouple', { listing }) : t('declinedBusiness', { couple })}
          {quote.declineNote && ` ${t('changeAsked', { note: quote.declineNote })}`}
        </Notice>
      );
    default:
      return <p>{t('closed')}</p>;
  }
}

const isPending = (booking: QuoteBookingFragment): boolean =>
  booking.status === 'PENDING' && booking.date >= today();

function AcceptedState({
  booking,
  quote,
  isCouple,
}: {
  booking: QuoteBookingFragment;
  quote: Quote;
  isCouple: boolean;
}) {
  const { name: couple, listingName: listing } = booking;
  const hasChanged = booking.date !== quote.date || booking.guests !== quote.guests;
  return (
    <>
      {isPending(booking) && (
        <Notice tone="success">
          {isCouple ? t('acceptedPending', { listing }) : t('acceptedPendingBusiness', { couple })}
        </Notice>
      )}
      {booking.status === 'APPROVED' && (
        <Notice tone="success">{t('acceptedApproved', { total: formatPaise(quote.total) })}</Notice>
      )}
      {hasChanged && (
        <Notice tone="warning">
          {t('acceptedForOther', { date: indianDate(quote.date), guests: quote.guests })}
        </Notice>
      )}
    </>
  );
}

interface EditorButtonProps extends Omit<QuotePanelProps, 'side'> {
  /** Called when the editor opens and closes. */
  onWriting: (isWriting: boolean) => void;
}

/** Opens the editor of a new quote or version. */
function EditorButton({ booking, reload, onWriting }: EditorButtonProps) {
  const { component: Editor, load, loading, problem, prefetch } = useLazyComponent(lazyEditor);
  /** Each opening starts with the present enquiry, and with what was typed. */
  const dialog = useDialog();
  useProblemToast(problem);
  const { quote } = booking;
  const open = async () => {
    if (!(await load())) return;
    dialog.show();
    onWriting(true);
  };
  return (
    <>
      <Button
        icon="pencil"
        variant={quote ? 'outlined' : 'primary'}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        {...prefetch}
        onClick={() => void open()}
      >
        {quote ? t('prepareVersion', { version: quote.version + 1 }) : t('prepare')}
      </Button>
      {Editor && (
        <Editor
          key={dialog.key}
          booking={booking}
          open={dialog.open}
          onClose={() => {
            dialog.close();
            onWriting(false);
          }}
          onChanged={reload}
        />
      )}
    </>
  );
}

/** Versions before the present one, newest first. */
function EarlierVersions({ booking: { id, quotes } }: { booking: QuoteBookingFragment }) {
  const earlier = quotes.slice(1);
  if (!earlier.length) return null;
  return (
    <Disclosure compact summary={t('earlier')}>
      <Box component="ul" sx={earlierSx}>
        {earlier.map(({ id: quoteId, version, status, total, createdAt, declineNote }) => (
          <li key={quoteId}>
            <TextLink to={paths.quote(id, version)}>
              {t('earlierLine', { version, date: indianDate(createdAt), total: formatPaise(total) })}
            </TextLink>
            <div>{quoteStatus(status).label}</div>
            {declineNote && <div>{t('changeAsked', { note: declineNote })}</div>}
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
const stateSx = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 };
const smallSx = { color: 'text.secondary', fontSize: 'var(--t-xs)' };
const actionsSx = { display: 'flex', flexWrap: 'wrap', gap: 2 };
const earlierSx = {
  display: 'grid',
  gap: 3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
};
