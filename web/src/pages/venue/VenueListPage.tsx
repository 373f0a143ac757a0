import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { VENUE_SORTS, type VenueSort } from '@mandap/api/constants/venue';
import { useContext, useRef } from 'react';
import { redirect, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { RENDER_AS_NOT_FOUND } from '../../app/renderAsNotFound';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { searchRedirect } from '../../app/searchRedirect';
import { SiteContext } from '../../app/site';
import { SiteSearch } from '../../app/SiteSearch';
import { countText, placeName } from '../../lib/format';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { listTitle } from '../../listing/freeOnDay';
import filterForm from '../../listing/filterForm.module.css';
import { ResultsHead } from '../../listing/ResultsHead';
import { SortSelect } from '../../listing/SortSelect';
import { useListNavigation } from '../../listing/useListNavigation';
import { AppliedFilters } from '../../venue/AppliedFilters';
import { FILTER_FORM, FilterBar } from '../../venue/FilterBar';
import {
  allCitiesVariables,
  isNarrowed,
  listVariables,
  NO_SEARCH,
  readSearch,
  venueListPath,
  type VenueSearch,
} from '../../venue/filters';
import { t } from './messages.generated';
import { VenueCountDocument, VenueListDocument } from './VenueListPage.generated';
import { VenueResults } from './VenueResults';

export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<unknown> {
  const search = readSearch(new URL(request.url).searchParams);
  const redirectPath = await searchRedirect(apollo, search);
  if (redirectPath) throw redirect(redirectPath);
  const data = await loadPage(apollo, VenueListDocument, listVariables(search));
  if (data?.venues.totalCount === 0) await loadEmptySearch(apollo, search);
  const mustHaveResults = search.page > 1 || (search.city && !isNarrowed(search));
  return mustHaveResults && data?.venues.nodes.length === 0 ? RENDER_AS_NOT_FOUND : data;
}

/** For a search without results: redirects if it names a service, and counts the results in all cities. */
async function loadEmptySearch(apollo: ApolloClient, search: VenueSearch): Promise<void> {
  const meant = await searchRedirect(apollo, search, true);
  if (meant) throw redirect(meant);
  if (search.city) await loadPage(apollo, VenueCountDocument, allCitiesVariables(search));
}

const countOf = (total: number) => t('count', { total, count: countText(total) });

/** /venuelist: all venues; the URL holds filters, order and page. */
export default function VenueListPage() {
  const { search: query } = useLocation();
  const { origin } = useContext(SiteContext);
  const search = readSearch(new URLSearchParams(query));
  const { data, error, refetch } = useQuery(VenueListDocument, { variables: listVariables(search) });
  const status = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const waiting = useListNavigation(paths.venues, results, status);

  const venues = data?.venues.nodes;
  const total = data?.venues.totalCount;
  // The URL may say "jaipur" or "Bombay", so take the city's name from the results.
  const place = search.city ? venues?.[0] : undefined;
  const cityName = place?.city ?? search.city;
  // A filtered search without results is still a search in that city; an unknown city isn't one.
  const inCity = place ?? (search.city && (isNarrowed(search) || search.page > 1));
  const title = inCity ? t('weddingVenuesIn', { city: cityName }) : t('weddingVenues');
  const pageTitle = listTitle(title, search.date);

  return (
    <>
      <PageMeta
        title={
          search.page > 1 ? t('titleOfPage', { title: pageTitle, page: String(search.page) }) : pageTitle
        }
        description={descriptionOf(total, place)}
        canonical={venueListPath({ ...NO_SEARCH, city: place ? cityName : '', page: search.page })}
        picture={venues?.[0]?.pictures[0]?.url}
        noindex={isNarrowed(search) || venues?.length === 0}
      />
      {venues && venues.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            name: title,
            numberOfItems: venues.length,
            itemListElement: venues.map(({ id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: origin + paths.venue(id),
            })),
          }}
        />
      )}
      <div className="wrap">
        <PageHead title={title} subtitle={t('lead')} />
      </div>
      <FilterBar
        search={search}
        field={
          <SiteSearch
            placeholder={t('searchPlaceholder')}
            defaultValue={search.q}
            city={search.city}
            date={search.date}
            cityPath={(city) => venueListPath({ ...search, q: '', city, page: 1 })}
          />
        }
      />
      <div className={`wrap ${filterForm.results}`} ref={results} aria-busy={waiting || undefined}>
        <ResultsHead
          count={total === undefined ? undefined : countOf(total)}
          countRef={status}
          isEmpty={total === 0}
          sortSelect={
            <SortSelect
              sorts={Object.keys(VENUE_SORTS) as VenueSort[]}
              value={search.sort}
              to={(sort) => venueListPath({ ...search, sort, page: 1 })}
              form={FILTER_FORM}
            />
          }
        >
          {total !== 0 && <AppliedFilters search={search} cityName={cityName} />}
        </ResultsHead>
        <VenueResults
          search={search}
          cityName={cityName}
          venues={waiting ? undefined : venues}
          total={total ?? 0}
          error={waiting ? undefined : error}
          onRetry={refetch}
        />
      </div>
    </>
  );
}

function descriptionOf(total: number | undefined, place: { city: string; state: string | null } | undefined) {
  const city = place && placeName(place.city, place.state);
  if (!total) return city ? t('descriptionIn', { city }) : t('description');
  const count = countOf(total);
  return city ? t('descriptionOfCountIn', { count, city }) : t('descriptionOfCount', { count });
}
