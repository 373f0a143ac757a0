import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { indianNumber } from '../lib/format';
import { Legend } from './Legend';

interface BarTableProps {
  /** Header of the row names: "City". */
  head: string;
  /** Names of the counts in each row, two at most. */
  series: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
}

/** Counts with bars. A real table, readable without the bars. */
export function BarTable({ head, series, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ values }) => sumOf(values)));
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <Box component="table" sx={tableSx}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{head}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <Box component="th" scope="row" sx={nameSx}>
                {name}
              </Box>
              {values.map((value, index) => (
                <Box component="td" key={series[index]} sx={valueSx}>
                  {indianNumber(value)}
                </Box>
              ))}
              <td aria-hidden="true">
                {values.map((value, index) => (
                  <Box
                    component="span"
                    key={series[index]}
                    sx={barSx}
                    style={{ '--part': value / most } as CSSProperties}
                  />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--t-sm)',
  '& :is(th, td)': {
    padding: '5px 12px 5px 0',
    verticalAlign: 'middle',
  },
  '& td:last-child': {
    paddingRight: 0,
    whiteSpace: 'nowrap',
    fontSize: 0,
  },
};
const nameSx = {
  width: '1%',
  fontWeight: 500,
  textAlign: 'left',
  whiteSpace: 'nowrap',
};
const valueSx = {
  width: '1%',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
};
const barSx = {
  display: 'inline-block',
  width: 'calc(var(--part) * 100%)',
  height: 14,
  background: 'var(--primary)',
  '&:first-of-type': {
    borderRadius: '3px 0 0 3px',
  },
  '&:last-of-type': {
    borderRadius: '0 3px 3px 0',
  },
  '&:only-of-type': {
    borderRadius: '3px',
  },
  '& + span': {
    background: 'var(--accent)',
  },
};
