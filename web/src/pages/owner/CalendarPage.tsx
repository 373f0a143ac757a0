import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useLiveQuery } from '../../account/useLiveQuery';
import { LoadError } from '../../account/LoadError';
import { MonthTable } from '../../booking/MonthTable';
import { CalendarFilesPanel } from '../../calendar/CalendarFilesPanel';
import { monthName, today } from '../../lib/format';
import { monthsLater } from '../../lib/month';
import { loadPage } from '../../lib/pageQuery';
import { DailyCapacityForm } from '../../listing/DailyCapacityForm';
import { IconLink } from '../../ui/mui/IconLink';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Panel } from '../../ui/mui/Panel';
import Skeleton from '@mui/material/Skeleton';
import { calendarPath, calendarVariables, parseCalendar } from './calendarSearch';
import { OwnerCalendarDocument } from './CalendarPage.generated';
import { DayPanel } from './DayPanel';
import { t } from './calendar.messages.generated';
import { OwnerPageFrame } from './OwnerPageFrame';

/** Enquiries and bookings of a venue or vendor by day. The URL holds the month and the open day. */
export default function CalendarPage() {
  const [search] = useSearchParams();
  const { month, day } = parseCalendar(search);
  const variables = calendarVariables(search);
  const { data, previousData, error, refetch, fetchMore } = useQuery(OwnerCalendarDocument, { variables });
  const refresh = useLiveQuery(OwnerCalendarDocument, variables, {
    key: calendarPath(month, day),
    list: 'inbox',
  });
  const shown = data ?? previousData;
  const listing = shown?.me?.listing;
  const capacity = listing?.dailyCapacity ?? 1;

  return (
    <OwnerPageFrame title={t('calendar')} subtitle={t('calendarLead')}>
      {listing ? (
        <Box sx={columnsSx}>
          <Panel
            title={monthName(month)}
            actions={
              <Box component="nav" sx={monthsSx} aria-label={t('months')}>
                {month !== today().slice(0, 7) && (
                  <LinkButton to={calendarPath(today().slice(0, 7))} variant="text" preventScrollReset>
                    {t('thisMonth')}
                  </LinkButton>
                )}
                <IconLink
                  to={calendarPath(monthsLater(month, -1))}
                  icon="chevron-left"
                  label={monthName(monthsLater(month, -1))}
                  preventScrollReset
                />
                <IconLink
                  to={calendarPath(monthsLater(month, 1))}
                  icon="chevron-right"
                  label={monthName(monthsLater(month, 1))}
                  preventScrollReset
                />
              </Box>
            }
          >
            <p className="visually-hidden" role="status">
              {monthName(month)}
            </p>
            {data ? (
              <MonthTable
                month={month}
                days={data.calendar}
                capacity={capacity}
                chosen={day}
                to={(each) => calendarPath(month, each)}
              />
            ) : error ? (
              <LoadError error={error} headingLevel={3} onRetry={refetch} />
            ) : (
              <Skeleton height={360} />
            )}
          </Panel>
          <Box sx={sideSx}>
            <DayPanel
              day={day}
              summary={data?.calendar.find(({ date }) => date === day)}
              capacity={capacity}
              data={data}
              failed={!data && error !== undefined}
              onChanged={refresh}
              loadMore={(after) => fetchMore({ variables: { after } })}
            />
            <Panel title={t('dailyCapacity')}>
              <DailyCapacityForm listing={listing} />
            </Panel>
          </Box>
          <CalendarFilesPanel feed={shown?.calendarFeed ?? null} onChanged={refresh} />
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <div role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton height={560} sx={loadingSx} />
        </div>
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, OwnerCalendarDocument, calendarVariables(new URL(request.url).searchParams));

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  alignItems: 'start',
  '@media (min-width: 900px) and (max-width: 1199px), (min-width: 1360px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gridTemplateRows: 'auto 1fr',
    // The side column, next to the month and the other calendars.
    '& > div': { gridRow: 'span 2' },
  },
};
const monthsSx = {
  display: 'flex',
  alignItems: 'center',
};
const sideSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
};
const loadingSx = {
  display: 'block',
  borderRadius: 'var(--r-panel)',
};
