import type { ApolloClient } from '@apollo/client';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import './listing-calendar.css';

const load = () => import('./ListingCalendar').then(({ default: Calendar }) => Calendar);
const lazyCalendar = lazyComponent(load);

/** Loads the calendar's data on the server; the browser's `CalendarSection` loads its own. */
export async function loadCalendarSection(
  apollo: ApolloClient,
  listingId: string,
  request: Request,
): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { loadListingCalendar } = await import('./loadListingCalendar');
  await loadListingCalendar(apollo, listingId, request.url);
}

/** Rendered by the server only: the browser keeps the markup. */
const ServerCalendar = import.meta.env.SSR
  ? lazy(() => load().then((Calendar) => ({ default: Calendar })))
  : undefined;

/**
 * The availability of a listing. Its links work without scripts, so the browser hydrates nothing here and loads no code
 * for it, unless the page was opened by a navigation within the site.
 */
export function CalendarSection({ listingId }: { listingId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { component: Calendar, load: loadCalendar, problem } = useLazyComponent(lazyCalendar);
  useEffect(() => {
    if (place.current?.firstChild) keepDate(place.current);
    else void loadCalendar();
  }, [loadCalendar]);
  if (ServerCalendar)
    return (
      <div>
        <Suspense>
          <ServerCalendar listingId={listingId} />
        </Suspense>
      </div>
    );
  if (Calendar) return <Calendar listingId={listingId} />;
  if (problem) return <p role="alert">{problem}</p>;
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}

/** Adds the date of the search to links of the server's markup, which is the same for all dates. */
function keepDate(calendar: HTMLElement): void {
  const date = new URLSearchParams(window.location.search).get('date');
  if (!date) return;
  for (const link of calendar.querySelectorAll('a')) {
    const search = new URLSearchParams(link.search);
    search.set('date', date);
    link.search = search.toString();
  }
}

/** An empty text, which React doesn't compare with the server's markup. */
const KEPT = { __html: '' };
