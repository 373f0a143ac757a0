import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
import Skeleton from '@mui/material/Skeleton';
import { AdminLayout } from './AdminLayout';
import { t } from './overview.messages.generated';
import { OverviewDocument, type OverviewQuery } from './OverviewPage.generated';

/** /adminDashboard/overview: pending work and marketplace statistics. */
export default function OverviewPage() {
  const { data, error, refetch } = useQuery(OverviewDocument);
  return (
    <AdminLayout>
      <PageMeta title={t('overview')} noindex />
      <PageHead title={t('overview')} compact />
      {data ? (
        <Figures overview={data.overview} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Box role="status" sx={sectionsSx}>
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton height={200} />
          <Skeleton height={300} />
        </Box>
      )}
    </AdminLayout>
  );
}

function Figures({ overview: { pending, totals, weeks, cities, categories } }: OverviewQuery) {
  const total = weeks.reduce((sum, { toListings, toMandap }) => sum + toListings + toMandap, 0);
  return (
    <Box sx={sectionsSx}>
      <Section id="pending" title={t('pendingDecisions')}>
        <PendingWork pending={pending} />
      </Section>
      <Section id="totals" title={t('inTotal')}>
        <Box component="dl" sx={totalsSx}>
          <Total term={t('approvedVenues')} value={totals.venues} />
          <Total term={t('approvedVendors')} value={totals.vendors} />
          <Total term={t('users')} value={totals.users} />
          <Total term={t('bookingEnquiries')} value={totals.bookings} />
        </Box>
      </Section>
      <Section
        id="weeks"
        title={t('enquiriesPerWeek')}
        subtitle={t('enquiriesLead', { asked: indianNumber(total), count: weeks.length })}
      >
        <WeekChart weeks={weeks} />
      </Section>
      <Box sx={pairSx}>
        <Section id="cities" title={t('listingsPerCity')} subtitle={t('listingsPerCityLead')}>
          <BarTable
            head={t('city')}
            series={[t('venues'), t('vendors')]}
            rows={cities.map(({ name, venues, vendors }) => ({ name, values: [venues, vendors] }))}
          />
        </Section>
        <Section id="categories" title={t('vendorsPerCategory')} subtitle={t('vendorsPerCategoryLead')}>
          <BarTable
            head={t('category')}
            series={[t('vendors')]}
            rows={categories.map(({ name, vendors }) => ({ name, values: [vendors] }))}
          />
        </Section>
      </Box>
    </Box>
  );
}

interface SectionProps {
  id: string;
  title: string;
  subtitle?: string;
  children: ReactNode;
}

function Section({ id, title, subtitle, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={titleSx}>
        {title}
      </Box>
      {subtitle && <Typography sx={subtitleSx}>{subtitle}</Typography>}
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

const sectionsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
};
const totalsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: '16px 32px',
  '& dt': {
    color: 'text.secondary',
    fontSize: 'var(--t-sm)',
  },
  '& dd': {
    fontSize: '2rem',
    fontWeight: 600,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
  },
};
const pairSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '48px clamp(32px, 4vw, 64px)',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
};
const titleSx = {
  marginBottom: 3,
  fontSize: 'var(--t-h3)',
};
const subtitleSx = {
  margin: '-8px 0 16px',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
