import Box from '@mui/material/Box';
import { formatPaise } from '@mandap/api/intl';
import { quantityText } from '@mandap/api/labels/quote';
import { t } from './messages.generated';
import type { QuoteDetailsFragment } from './Quote.generated';
import { QuoteSums } from './QuoteSums';

/** The lines and sums of a quote, in a narrow column. */
export const QuoteDetails = ({ quote }: { quote: QuoteDetailsFragment }) => (
  <Box sx={detailsSx} className="tabular">
    <Box component="ul" sx={linesSx}>
      {quote.lines.map((line, index) => (
        // Lines have no ID; they never change.
        <li key={index}>
          <span>{line.label}</span>
          <span>{formatPaise(line.amount)}</span>
          <small>
            {line.unit === 'FLAT' && line.quantity === 1
              ? t('flatDetail', { rate: line.gstRate })
              : t('lineDetail', {
                  quantity: quantityText(line.quantity, line.unit),
                  price: formatPaise(line.unitPrice),
                  rate: line.gstRate,
                })}
          </small>
        </li>
      ))}
    </Box>
    <QuoteSums {...quote} />
    {quote.included && (
      <div>
        <h3>{t('included')}</h3>
        <Box component="p" sx={textSx}>
          {quote.included}
        </Box>
      </div>
    )}
    {quote.note && (
      <div>
        <h3>{t('note')}</h3>
        <Box component="p" sx={textSx}>
          {quote.note}
        </Box>
      </div>
    )}
    {quote.gstin && (
      <div>
        <h3>{t('gstin')}</h3>
        <p>{quote.gstin}</p>
      </div>
    )}
  </Box>
);

const detailsSx = {
  display: 'grid',
  gap: 3,
  fontSize: 'var(--t-sm)',
  '& h3': { font: 'inherit', fontWeight: 600 },
};
const linesSx = {
  display: 'grid',
  gap: 3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    overflowWrap: 'anywhere',
  },
  '& li > :nth-of-type(1)': { fontWeight: 600 },
  '& small': { gridColumn: '1 / -1', color: 'text.secondary', fontSize: 'var(--t-xs)' },
};
const textSx = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
