import Box from '@mui/material/Box';
import { formatPaise } from '@mandap/api/intl';
import { quantityText } from '@mandap/api/labels/quote';
import { t } from './messages.generated';
import type { QuoteDetailsFragment } from './Quote.generated';

/** The lines of a quote as a list, for narrow columns. */
export const QuoteLines = ({ lines }: Pick<QuoteDetailsFragment, 'lines'>) => (
  <Box component="ul" sx={linesSx}>
    {lines.map((line, index) => (
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
);

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
