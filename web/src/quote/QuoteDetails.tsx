import Box from '@mui/material/Box';
import { t } from './messages.generated';
import type { QuoteDetailsFragment } from './Quote.generated';
import { QuoteLines } from './QuoteLines';
import { QuoteSums } from './QuoteSums';

/** The lines and sums of a quote, in a narrow column. */
export const QuoteDetails = ({ quote }: { quote: QuoteDetailsFragment }) => (
  <Box sx={detailsSx} className="tabular">
    <QuoteLines lines={quote.lines} />
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
const textSx = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
