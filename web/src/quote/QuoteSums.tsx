import Box from '@mui/material/Box';
import { formatPaise } from '@mandap/api/intl';
import { t } from './messages.generated';

interface QuoteSumsProps {
  /** In paise. */
  subtotal: number;
  discount: number;
  gst: number;
  total: number;
}

/** Subtotal, discount, GST and total, one per row. */
export const QuoteSums = ({ subtotal, discount, gst, total }: QuoteSumsProps) => (
  <Box component="dl" sx={sumsSx} className="tabular">
    <dt>{t('subtotal')}</dt>
    <dd>{formatPaise(subtotal)}</dd>
    {discount > 0 && (
      <>
        <dt>{t('discount')}</dt>
        <dd>− {formatPaise(discount)}</dd>
      </>
    )}
    <dt>{t('gst')}</dt>
    <dd>{formatPaise(gst)}</dd>
    <Box component="dt" sx={totalSx}>
      {t('total')}
    </Box>
    <Box component="dd" sx={totalSx}>
      {formatPaise(total)}
    </Box>
  </Box>
);

const sumsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  margin: 0,
  paddingTop: 3,
  borderTop: '1px solid var(--line)',
  '& dd': { margin: 0, textAlign: 'right' },
};
const totalSx = { fontSize: 'var(--t-ui)', fontWeight: 600 };
