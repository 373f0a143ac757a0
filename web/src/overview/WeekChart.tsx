import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { dayOfYear, indianDate, indianNumber } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import { Legend } from './Legend';
import { t } from './messages.generated';

interface WeekChartProps {
  weeks: readonly { weekStart: string; toListings: number; toMandap: number }[];
}

/** Column chart of enquiries per week, with the same numbers in a table below. */
export function WeekChart({ weeks }: WeekChartProps) {
  const series = [t('series.listings'), t('series.mandap')];
  const most = Math.max(1, ...weeks.map(({ toListings, toMandap }) => toListings + toMandap));
  return (
    <>
      <Legend series={series} />
      <Box sx={chartSx} aria-hidden="true">
        {weeks.map(({ weekStart, toListings, toMandap }) => (
          <Box key={weekStart} sx={weekSx} title={t('weekOf', { weekStart: indianDate(weekStart) })}>
            <Box component="span" sx={totalSx}>
              {indianNumber(toListings + toMandap)}
            </Box>
            <Box component="span" sx={columnSx} style={{ '--part': toMandap / most } as CSSProperties} />
            <Box component="span" sx={columnSx} style={{ '--part': toListings / most } as CSSProperties} />
            <Box component="span" sx={labelSx}>
              {dayOfYear(weekStart)}
            </Box>
          </Box>
        ))}
      </Box>
      <Disclosure summary={t('numbersAsTable')} compact>
        <Box component="table" sx={tableSx}>
          <thead>
            <tr>
              <th scope="col">{t('weekOfHead')}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ weekStart, toListings, toMandap }) => (
              <tr key={weekStart}>
                <th scope="row">{indianDate(weekStart)}</th>
                <td>{indianNumber(toListings)}</td>
                <td>{indianNumber(toMandap)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Disclosure>
    </>
  );
}

const chartSx = {
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: 'clamp(4px, 1vw, 12px)',
  height: 240,
  marginBottom: 2,
};
const weekSx = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minWidth: 0,
  textAlign: 'center',
  '@media (max-width: 599px)': {
    '&:nth-of-type(3n + 1) > :last-of-type': {
      overflow: 'visible',
    },
    '&:not(:nth-of-type(3n + 1)) > :last-of-type': {
      color: 'transparent',
    },
  },
};
const totalSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-xs)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
};
const columnSx = {
  flex: 'none',
  height: 'calc(var(--part) * 192px)',
  background: 'var(--accent)',
  '&:nth-of-type(2)': { borderRadius: '3px 3px 0 0' },
  '&:nth-of-type(3)': { background: 'var(--primary)' },
};
const labelSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-xs)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
  borderTop: '1px solid var(--edge)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
};
const tableSx = {
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
  fontSize: 'var(--t-sm)',
  '& :is(th, td)': {
    padding: '6px 0',
    borderBottom: '1px solid var(--line)',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
  '& thead th': {
    color: 'text.secondary',
    fontSize: 'var(--t-xs)',
    fontWeight: 600,
  },
  '& :is(th, td):first-child': {
    textAlign: 'left',
  },
};
