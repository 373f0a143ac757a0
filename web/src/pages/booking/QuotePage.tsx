import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { formatPaise } from '@mandap/api/intl';
import { quantityText } from '@mandap/api/labels/quote';
import type { ReactNode } from 'react';
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { indianDate } from '../../lib/format';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { QuoteLines } from '../../quote/QuoteLines';
import { quoteStatus } from '../../quote/quoteView';
import { Button } from '../../ui/mui/Button';
import { LinkButton } from '../../ui/mui/LinkButton';
import { ViewerFrame } from '../ViewerFrame';
import NotFound from './NotFound';
import { t } from './quote.messages.generated';
import { QuotePageDocument, type QuotePageQuery } from './QuotePage.generated';
import styles from './QuotePage.module.css';

type Booking = NonNullable<QuotePageQuery['booking']>;
type Quote = Booking['quotes'][number];

/** /bookings/:id/quote?version=2: a version of a quote on A4, for both parties; without a version, the latest. */
export default function QuotePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(QuotePageDocument, { variables: { id }, skip: !isId(id) });
  const version = search.get('version');
  const quotes = data?.booking?.quotes ?? [];
  const quote = version ? quotes.find((each) => String(each.version) === version) : quotes[0];

  if (!isId(id) || (data && !quote))
    return (
      <ViewerFrame>
        <NotFound missing="quote" />
      </ViewerFrame>
    );
  return (
    <ViewerFrame>
      {data?.booking && quote ? (
        <QuoteSheet booking={data.booking} quote={quote} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={720} />
      )}
    </ViewerFrame>
  );
}

function QuoteSheet({ booking, quote }: { booking: Booking; quote: Quote }) {
  const title = t('title', { listing: booking.listingName });
  return (
    <>
      <PageMeta title={title} noindex />
      <Box sx={controlsSx}>
        <LinkButton to={paths.booking(booking.id)} variant="text" icon="arrow-left" sx={{ ml: '-13px' }}>
          {t('back')}
        </LinkButton>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </Box>
      <article className={styles.sheet}>
        <Box sx={pairSx}>
          <h1>{title}</h1>
          <div>
            <p>{t('version', { version: quote.version, date: indianDate(quote.createdAt) })}</p>
            <p>
              {t('status')}: {quoteStatus(quote.status).label}
            </p>
            <p>
              {t('validUntil')}: {indianDate(quote.validUntil)}
            </p>
          </div>
        </Box>
        <Box sx={pairSx}>
          <div>
            <Heading>{t('from')}</Heading>
            <p>{booking.listingName}</p>
            <p>{booking.listingCity}</p>
            {quote.gstin && <p>{t('gstin', { gstin: quote.gstin })}</p>}
          </div>
          <div>
            <Heading>{t('to')}</Heading>
            <p>{booking.name}</p>
            <p>
              {t('event', {
                typeOfEvent: booking.typeOfEvent,
                date: indianDate(quote.date),
                guests: quote.guests,
              })}
            </p>
          </div>
        </Box>
        <LineTable quote={quote} />
        <div className={`${styles.list} tabular`}>
          <QuoteLines lines={quote.lines} />
        </div>
        <Sums quote={quote} />
        <Box component="p" sx={{ color: 'text.secondary' }}>
          {t('noPayment')}
        </Box>
        {(quote.included || quote.note) && (
          <div className={styles.texts}>
            {quote.included && <Text title={t('included')} text={quote.included} />}
            {quote.note && <Text title={t('note')} text={quote.note} />}
          </div>
        )}
      </article>
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Box component="h2" sx={{ color: 'text.secondary', font: 'inherit', fontWeight: 600 }}>
    {children}
  </Box>
);

/** Below the amount that it belongs to. */
const Below = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
    {children}
  </Box>
);

const LineTable = ({ quote }: { quote: Quote }) => (
  // Scrolls sideways if the amounts are very long, also by keyboard.
  <div className={styles.scroll} role="region" aria-label={t('item')} tabIndex={0}>
    <table className={`${styles.lines} tabular`}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('unitPrice')}</th>
          <th scope="col">
            {t('amount')}
            {quote.discount > 0 && <Below>{t('discount')}</Below>}
          </th>
          <th scope="col">{t('gst')}</th>
          <th scope="col">{t('lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line, index) => (
          // Lines have no ID; they never change.
          <tr key={index}>
            <td>{line.label}</td>
            <td>{quantityText(line.quantity, line.unit)}</td>
            <td>{formatPaise(line.unitPrice)}</td>
            <td>
              {formatPaise(line.amount)}
              {quote.discount > 0 && <Below>− {formatPaise(line.discount)}</Below>}
            </td>
            <td>
              {formatPaise(line.gst)}
              <Below>{t('rate', { rate: line.gstRate })}</Below>
            </td>
            <td>{formatPaise(line.amount - line.discount + line.gst)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** GST by rate. */
function ratesOf({ lines }: Quote): { rate: number; taxable: number; gst: number }[] {
  const rates = new Map<number, { rate: number; taxable: number; gst: number }>();
  for (const { gstRate: rate, amount, discount, gst } of lines) {
    const sum = rates.get(rate) ?? { rate, taxable: 0, gst: 0 };
    rates.set(rate, { rate, taxable: sum.taxable + amount - discount, gst: sum.gst + gst });
  }
  return [...rates.values()].toSorted((one, other) => one.rate - other.rate);
}

const Sums = ({ quote }: { quote: Quote }) => (
  <dl className={`${styles.sums} tabular`}>
    <dt>{t('subtotal')}</dt>
    <dd>{formatPaise(quote.subtotal)}</dd>
    {quote.discount > 0 && (
      <>
        <dt>{t('discount')}</dt>
        <dd>− {formatPaise(quote.discount)}</dd>
      </>
    )}
    {ratesOf(quote).map(({ rate, taxable, gst }) => (
      <Box key={rate} sx={{ display: 'contents' }}>
        <dt>{t('gstAt', { rate, taxable: formatPaise(taxable) })}</dt>
        <dd>{formatPaise(gst)}</dd>
      </Box>
    ))}
    <Box component="dt" sx={totalSx}>
      {t('total')}
    </Box>
    <Box component="dd" sx={totalSx}>
      {formatPaise(quote.total)}
    </Box>
  </dl>
);

const Text = ({ title, text }: { title: string; text: string }) => (
  <section>
    <Heading>{title}</Heading>
    <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Box>
  </section>
);

export async function load(apollo: ApolloClient, { params }: LoaderFunctionArgs): Promise<void> {
  if (isId(params.id)) await loadPage(apollo, QuotePageDocument, { id: params.id });
}

const controlsSx = {
  display: 'flex',
  displayPrint: 'none',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  maxWidth: 880,
  margin: '8px auto 0',
};
const pairSx = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '12px 32px' };
const totalSx = {
  paddingTop: '6px',
  borderTop: '1px solid var(--edge)',
  fontSize: 'var(--t-lead, 1.125rem)',
  fontWeight: 600,
};
