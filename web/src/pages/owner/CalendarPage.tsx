import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useLiveQuery } from '../../account/useLiveQuery';
import { LoadError } from '../../account/LoadError';
import { MonthTable } from '../../booking/MonthTable';
import { today } from '../../lib/format';
import { monthName, monthsLater } from '../../lib/month';
import { loadPage } from '../../lib/pageQuery';
import { DailyCapacityForm } from '../../listing/DailyCapacityForm';
import { IconLink } from '../../ui/IconLink';
import { LinkButton } from '../../ui/LinkButton';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/Skeleton';
import { addressOf, calendarVariables, shownIn } from './calendarAddress';
import { OwnerCalendarDocument } from './CalendarPage.generated';
import styles from './CalendarPage.module.css';
import { DayPanel } from './DayPanel';
import { OwnerPageFrame } from './OwnerPageFrame';

/** The enquiries and bookings of a venue or vendor by the day. The address says which month, and which day is open. */
export default function CalendarPage() {
  const [search] = useSearchParams();
  const { month, day } = shownIn(search);
  const variables = calendarVariables(search);
  const { data, previousData, error, refetch, fetchMore } = useQuery(OwnerCalendarDocument, { variables });
  useLiveQuery(OwnerCalendarDocument, variables, addressOf(month, day));
  const shown = data ?? previousData;
  const listing = shown?.me?.listing;
  const capacity = listing?.dailyCapacity ?? 1;
  const retry = () => void refetch().catch(() => undefined);

  return (
    <OwnerPageFrame title="Calendar" lead="Enquiries, bookings and full dates.">
      {listing ? (
        <div className={styles.columns}>
          <Panel
            title={monthName(month)}
            actions={
              <nav className={styles.months} aria-label="Months">
                {month !== today().slice(0, 7) && (
                  <LinkButton to={addressOf(today().slice(0, 7))} variant="text" preventScrollReset>
                    This month
                  </LinkButton>
                )}
                <IconLink
                  to={addressOf(monthsLater(month, -1))}
                  icon="chevron-left"
                  label={monthName(monthsLater(month, -1))}
                  preventScrollReset
                />
                <IconLink
                  to={addressOf(monthsLater(month, 1))}
                  icon="chevron-right"
                  label={monthName(monthsLater(month, 1))}
                  preventScrollReset
                />
              </nav>
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
                to={(each) => addressOf(month, each)}
              />
            ) : error ? (
              <LoadError error={error} headingLevel={3} onRetry={retry} />
            ) : (
              <Skeleton height={360} />
            )}
          </Panel>
          <div className={styles.side}>
            <DayPanel
              day={day}
              happening={data?.calendar.find(({ date }) => date === day)}
              capacity={capacity}
              list={data?.inbox}
              failed={!data && error !== undefined}
              loadMore={(after) => fetchMore({ variables: { after } })}
            />
            <Panel title="Daily capacity">
              <DailyCapacityForm listing={listing} />
            </Panel>
          </div>
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={retry} />
      ) : (
        <div role="status">
          <span className="visually-hidden">Loading...</span>
          <Skeleton height={560} className={styles.loading} />
        </div>
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, OwnerCalendarDocument, calendarVariables(new URL(request.url).searchParams));
