import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { LoadError } from '../../account/LoadError';
import { useLiveQuery } from '../../account/useLiveQuery';
import { placeName } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { ListingStatusNotice } from '../../listing/ListingStatusNotice';
import { fullResponseText } from '../../listing/responseText';
import { Agenda } from '../../owner-home/Agenda';
import { Checklist } from '../../owner-home/Checklist';
import { WeekCharts } from '../../owner-home/WeekCharts';
import { hasWork, Work } from '../../owner-home/Work';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { panelsSx } from '../../ui/mui/layouts';
import { Panel } from '../../ui/mui/Panel';
import { OwnerHomeDocument, type OwnerHomeQuery } from './HomePage.generated';
import { t } from './messages.generated';
import { OwnerPageFrame } from './OwnerPageFrame';

/**
 * The owner's home: work, the week ahead, and the last 90 days; for new businesses, a checklist, which is first while
 * nothing else is to do.
 */
export default function HomePage() {
  const { data, error, refetch } = useQuery(OwnerHomeDocument);
  const reload = useLiveQuery(OwnerHomeDocument, {});
  const listing = data?.me?.listing;
  return (
    <OwnerPageFrame title={t('home')} subtitle={listing && placeName(listing.name, listing.city)}>
      {data && listing ? (
        <Home data={data} listing={listing} reload={reload} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={panelsSx} count={3} height={200} />
      )}
    </OwnerPageFrame>
  );
}

interface HomeProps {
  data: OwnerHomeQuery;
  listing: NonNullable<NonNullable<OwnerHomeQuery['me']>['listing']>;
  reload: () => Promise<void>;
}

function Home({ data, listing, reload }: HomeProps) {
  const kind = listing.kind === 'VENUE' ? 'venue' : 'vendor';
  const { ownerWork, ownerAgenda, ownerStatistics, ownerChecklist } = data;
  const isWorkFirst = listing.status === 'APPROVED' && hasWork(ownerWork);
  const checklist = ownerChecklist && (
    <Panel title={t('checklist')}>
      <Checklist kind={kind} items={ownerChecklist} status={listing.status} onDismissed={reload} />
    </Panel>
  );
  return (
    <Box sx={panelsSx}>
      {listing.status !== 'APPROVED' && <ListingStatusNotice listing={listing} onResubmitted={reload} />}
      {!isWorkFirst && checklist}
      <Panel title={t('toDo')}>
        <Work work={ownerWork} />
      </Panel>
      {isWorkFirst && checklist}
      <Panel title={t('thisWeek')}>
        <Agenda kind={kind} entries={ownerAgenda} />
      </Panel>
      <Panel title={t('last90Days')}>
        <WeekCharts weeks={ownerStatistics} />
        <div>
          <Box component="h3" sx={{ fontSize: 'var(--t-h4)' }}>
            {t('responseFigures')}
          </Box>
          <p>
            {t('responseShown')} <b>{fullResponseText(listing.response)}</b>
          </p>
          <Box component="p" sx={{ color: 'text.secondary', fontSize: 'var(--t-sm)' }}>
            {t('responseMeaning')}
          </Box>
        </div>
      </Panel>
    </Box>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnerHomeDocument, {});
