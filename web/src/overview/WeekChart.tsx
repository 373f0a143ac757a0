import type { CSSProperties } from 'react';
import { indianDate, indianNumber } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import { Legend } from './Legend';
import styles from './WeekChart.module.css';

interface WeekChartProps {
  weeks: readonly { monday: string; toListings: number; toMandap: number }[];
}

const SERIES = ['To venues and vendors', 'To Mandap'];

/** Enquiries week by week, as columns; the same numbers as a table stand under it. */
export function WeekChart({ weeks }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ toListings, toMandap }) => toListings + toMandap));
  return (
    <>
      <Legend series={SERIES} />
      <div className={styles.chart} aria-hidden="true">
        {weeks.map(({ monday, toListings, toMandap }) => (
          <div key={monday} className={styles.week} title={`Week of ${indianDate(monday)}`}>
            <span className={styles.total}>{indianNumber(toListings + toMandap)}</span>
            <span className={styles.column} style={{ '--part': toMandap / most } as CSSProperties} />
            <span className={styles.column} style={{ '--part': toListings / most } as CSSProperties} />
            <span className={styles.label}>{dayOf(monday)}</span>
          </div>
        ))}
      </div>
      <Disclosure summary="The numbers as a table" compact>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              {SERIES.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, toListings, toMandap }) => (
              <tr key={monday}>
                <th scope="row">{indianDate(monday)}</th>
                <td>{indianNumber(toListings)}</td>
                <td>{indianNumber(toMandap)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}

/** "14 Feb 2027" -> "14 Feb" */
const dayOf = (monday: string) => indianDate(monday).split(' ').slice(0, 2).join(' ');
