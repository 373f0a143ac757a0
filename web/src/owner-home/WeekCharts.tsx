import Box from '@mui/material/Box';
import { useId } from 'react';
import { indianDate, indianNumber } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import type { WeekFiguresFragment } from './WeekCharts.generated';
import { t } from './messages.generated';

const FIGURES = ['views', 'enquiries', 'answered', 'approved'] as const;
type Figure = (typeof FIGURES)[number];

/** Small column charts of the last 90 days by week, each with its numbers in a table. */
export function WeekCharts({ weeks }: { weeks: readonly WeekFiguresFragment[] }) {
  return (
    <Box sx={chartsSx}>
      {FIGURES.map((figure) => (
        <Chart key={figure} figure={figure} weeks={weeks} />
      ))}
    </Box>
  );
}

const [WIDTH, HEIGHT, GAP] = [240, 56, 4];

function Chart({ figure, weeks }: { figure: Figure; weeks: readonly WeekFiguresFragment[] }) {
  const heading = useId();
  const values = weeks.map((week) => week[figure]);
  const max = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, weeks.length);
  const name = t(`chart.${figure}`);
  return (
    <Box component="section" aria-labelledby={heading} sx={chartSx}>
      <h3 id={heading}>{name}</h3>
      <b className="tabular">{indianNumber(values.reduce((sum, value) => sum + value, 0))}</b>
      <p>{t(`chart.${figure}Hint`)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        {values.map((value, i) => {
          const height = (value / max) * (HEIGHT - 2);
          return (
            <rect
              key={weeks[i]?.lastDay}
              x={i * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <Disclosure summary={t('chart.table', { name })} compact>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.week')}</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.lastDay}>
                <th scope="row">
                  {t('chart.weekRange', {
                    firstDay: indianDate(week.firstDay),
                    lastDay: indianDate(week.lastDay),
                  })}
                </th>
                <td>{indianNumber(week[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Box>
  );
}

const chartsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: '24px 32px',
};
const chartSx = {
  minWidth: 0,
  '& h3': { fontSize: 'var(--t-ui)' },
  '& > b': { display: 'block', fontSize: '2rem', fontWeight: 600, lineHeight: 1.2 },
  '& > p': { color: 'text.secondary', fontSize: 'var(--t-sm)' },
  '& svg:not([class])': {
    display: 'block',
    width: '100%',
    height: HEIGHT,
    marginTop: 3,
    fill: 'var(--primary)',
    stroke: 'none',
  },
  '& path': { stroke: 'var(--edge)' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--t-sm)' },
  '& :is(th, td)': {
    padding: '6px 0',
    borderBottom: '1px solid var(--line)',
    fontWeight: 400,
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& :is(td, thead th:last-child)': { textAlign: 'right' },
};
