import Box from '@mui/material/Box';
import { GST_RATES, QUOTE_UNITS } from '@mandap/api/constants/quote';
import { formatPaise } from '@mandap/api/intl';
import { unitLabel } from '@mandap/api/labels/quote';
import type { LineTotals } from '@mandap/api/rules/quote/totals';
import { useId } from 'react';
import type { QuoteUnit } from '../gql/types';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';
import { IconButton } from '../ui/mui/IconButton';
import { t } from './editor.messages.generated';
import type { LineErrors, LineValues } from './quoteForm';

interface LineFieldsProps {
  line: LineValues;
  /** From 0. */
  index: number;
  count: number;
  totals: LineTotals | undefined;
  errors: LineErrors | undefined;
  onChange: (changes: Partial<LineValues>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The fields of a line, with buttons that move and remove it. */
export function LineFields({
  line,
  index,
  count,
  totals,
  errors,
  onChange,
  onMove,
  onRemove,
}: LineFieldsProps) {
  const heading = useId();
  const number = index + 1;
  const bind = (name: 'label' | 'quantity' | 'unitPrice' | 'unit' | 'gstRate') => ({
    name: `${name}-${index}`,
    value: line[name],
    error: errors?.[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(name === 'unit' ? { unit: target.value as QuoteUnit } : { [name]: target.value }),
  });
  return (
    <Box component="fieldset" sx={lineSx} aria-labelledby={heading} data-line={index}>
      <Box sx={headSx}>
        <h3 id={heading}>{t('line', { number })}</h3>
        <div>
          <IconButton
            icon="chevron-up"
            label={t('moveUp', { number })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('moveDown', { number })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            icon="trash"
            label={t('remove', { number })}
            tone="error"
            disabled={count === 1}
            onClick={onRemove}
          />
        </div>
      </Box>
      <Box sx={gridSx}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextField {...bind('label')} label={t('label')} maxLength={120} />
        </Box>
        <TextField {...bind('quantity')} label={t('quantity')} inputMode="decimal" />
        <SelectField {...bind('unit')} label={t('unit')}>
          {QUOTE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unitLabel(unit)}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('unitPrice')} label={t('unitPrice')} inputMode="decimal" />
        <SelectField {...bind('gstRate')} label={t('gstRate')}>
          {GST_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {t('rate', { rate })}
            </option>
          ))}
        </SelectField>
      </Box>
      <Box component="p" sx={amountSx} className="tabular">
        {totals
          ? t('amount', { amount: formatPaise(totals.amount), gst: formatPaise(totals.gst) })
          : t('amountUnknown')}
      </Box>
    </Box>
  );
}

const lineSx = {
  display: 'grid',
  gap: 3,
  minWidth: 0,
  margin: 0,
  padding: '12px 16px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
};
const headSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  '& h3': { font: 'inherit', fontWeight: 600 },
  '& > div': { display: 'flex', marginRight: '-8px' },
};
const gridSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '1fr 1.3fr 1.3fr 1fr' },
  gap: 3,
  alignItems: 'start',
};
const amountSx = { color: 'text.secondary', fontSize: 'var(--t-sm)', textAlign: 'right' };
