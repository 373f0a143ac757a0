import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { LoadError } from '../../account/LoadError';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { indianNumber } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { BarTable } from '../../overview/BarTable';
import { PendingWork } from '../../overview/PendingWork';
import { WeekChart } from '../../overview/WeekChart';
import { Skeleton } from '../../ui/Skeleton';
import { AdminLayout } from './AdminLayout';
import { OverviewDocument, type OverviewQuery } from './OverviewPage.generated';
import styles from './OverviewPage.module.css';

/** /adminDashboard/overview: what waits, and how the marketplace stands. */
export default function OverviewPage() {
  const { data, error, refetch } = useQuery(OverviewDocument);
  return (
    <AdminLayout>
      <PageMeta title="Overview" noindex />
      <PageHead title="Overview" compact />
      {data ? (
        <Figures overview={data.overview} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div role="status" className={styles.sections}>
          <span className="visually-hidden">Loading...</span>
          <Skeleton height={200} />
          <Skeleton height={300} />
        </div>
      )}
    </AdminLayout>
  );
}

function Figures({ overview: { pending, totals, weeks, cities, categories } }: OverviewQuery) {
  const asked = weeks.reduce((sum, { toListings, toMandap }) => sum + toListings + toMandap, 0);
  return (
    <div className={styles.sections}>
      <Section id="pending" title="Waiting for you">
        <PendingWork pending={pending} />
      </Section>
      <Section id="totals" title="In total">
        <dl className={styles.totals}>
          <Total term="Approved venues" value={totals.venues} />
          <Total term="Approved vendors" value={totals.vendors} />
          <Total term="Users" value={totals.users} />
          <Total term="Booking enquiries" value={totals.bookings} />
        </dl>
      </Section>
      <Section
        id="weeks"
        title="Enquiries per week"
        lead={`${indianNumber(asked)} in the last ${weeks.length} weeks; a week begins on Monday.`}
      >
        <WeekChart weeks={weeks} />
      </Section>
      <div className={styles.pair}>
        <Section id="cities" title="Listings per city" lead="The cities with the most approved listings.">
          <BarTable
            head="City"
            series={['Venues', 'Vendors']}
            rows={cities.map(({ name, venues, vendors }) => ({ name, values: [venues, vendors] }))}
          />
        </Section>
        <Section id="categories" title="Vendors per category" lead="Approved vendors.">
          <BarTable
            head="Category"
            series={['Vendors']}
            rows={categories.map(({ name, vendors }) => ({ name, values: [vendors] }))}
          />
        </Section>
      </div>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

const Total = ({ term, value }: { term: string; value: number }) => (
  <div>
    <dt>{term}</dt>
    <dd>{indianNumber(value)}</dd>
  </div>
);

export const load = (apollo: ApolloClient) => loadPage(apollo, OverviewDocument, {});
