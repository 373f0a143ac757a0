import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LogoutDialog } from '../../account/LogoutDialog';
import { ProfileCard } from '../../account/ProfileCard';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { failureOf } from '../../lib/errors';
import { loadPage } from '../../lib/pageQuery';
import { ErrorState } from '../../ui/ErrorState';
import { BookingList } from './BookingList';
import { MyDashboardDocument } from './CustomerPage.generated';
import styles from './CustomerPage.module.css';
import { DashboardTabs, type DashboardTab } from './DashboardTabs';

const VARIABLES = { first: 12 };

/** `My Dashboard`: a couple's bookings and profile. The address says which of them is shown. */
export default function CustomerPage() {
  const viewer = useViewer();
  const [search] = useSearchParams();
  const tab: DashboardTab = search.get('tab') === 'profile' ? 'profile' : 'bookings';
  const [leaving, setLeaving] = useState(false);
  const { data, error, fetchMore, refetch } = useQuery(MyDashboardDocument, { variables: VARIABLES });
  const me = data?.me;
  return (
    <div className="wrap">
      <PageMeta title="My Dashboard" noindex />
      <PageHead title="My Dashboard" lead={viewer?.name} />
      <div className={styles.columns}>
        <DashboardTabs current={tab} onLogout={() => setLeaving(true)} />
        <div className={styles.content}>
          {error && !data ? (
            <ErrorState
              title="Error while loading data"
              onRetry={() => void refetch().catch(() => undefined)}
            >
              {failureOf(error).message}
            </ErrorState>
          ) : tab === 'profile' ? (
            <ProfileCard
              name={me?.name}
              facts={[
                { term: 'name', value: me?.name },
                { term: 'phoneNumber', value: me?.phone },
                { term: 'address', value: me?.address },
                { term: 'email', value: me?.email },
              ]}
            />
          ) : (
            <BookingList
              list={data?.myBookings}
              variables={VARIABLES}
              loadMore={(after) => fetchMore({ variables: { after } })}
            />
          )}
        </div>
      </div>
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, MyDashboardDocument, VARIABLES);
