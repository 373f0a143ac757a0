import type { CSSProperties } from 'react';
import { indianNumber } from '../lib/format';
import styles from './BarTable.module.css';
import { Legend } from './Legend';

interface BarTableProps {
  /** What the rows are: "City". */
  head: string;
  /** What is counted, one name for each of a row's values; two at the most. */
  series: readonly string[];
  rows: readonly { name: string; values: readonly number[] }[];
}

/** Counts with a bar each: a table that can be read as it is, with or without eyes for its bars. */
export function BarTable({ head, series, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ values }) => sumOf(values)));
  return (
    <>
      {series.length > 1 && <Legend series={series} />}
      <table className={styles.table}>
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
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={series[index]} className={styles.value}>
                  {indianNumber(value)}
                </td>
              ))}
              <td className={styles.bars} aria-hidden="true">
                {values.map((value, index) => (
                  <span
                    key={series[index]}
                    className={styles.bar}
                    style={{ '--part': value / most } as CSSProperties}
                  />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
