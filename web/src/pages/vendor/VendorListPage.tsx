import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { VENDOR_SORTS, type VendorSort } from '@mandap/api/constants/vendor';
import { useContext, useRef } from 'react';
import { redirect, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { RENDER_AS_NOT_FOUND } from '../../app/renderAsNotFound';
import { PageHead } from '../../app/PageHead';
import { notFound } from '../../app/notFound';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { searchRedirect } from '../../app/searchRedirect';
import { SiteContext } from '../../app/site';
import { SiteSearch } from '../../app/SiteSearch';
import { placeName } from '../../lib/format';
import { breadcrumbList, JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { freeOnDay, listTitle } from '../../listing/freeOnDay';
import filterForm from '../../listing/filterForm.module.css';
import { ResultsHead } from '../../listing/ResultsHead';
import { SortSelect } from '../../listing/SortSelect';
import { useListNavigation } from '../../listing/useListNavigation';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { buttonClass } from '../../ui/buttonClass';
import { Chip } from '../../ui/Chip';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { ALL_VENDORS, capitalize, countOf, keyOf, parseCategory, namesOf } from '../../vendor/categories';
import { CategoryGrid } from '../../vendor/CategoryGrid';
import {
  allCitiesVariables,
  frameVariables,
  isCalled,
  listOf,
  listVariables,
  readSearch,
  vendorListPath,
  type VendorSearch,
} from '../../vendor/filters';
import { VENDOR_FILTER_FORM, VendorFilterBar } from '../../vendor/VendorFilterBar';
import { t } from './messages.generated';
import {
  VendorCountDocument,
  VendorListDocument,
  VendorListFrameDocument,
  type VendorListQuery,
} from './VendorListPage.generated';
import styles from './VendorListPage.module.css';
import { VendorResults } from './VendorResults';

export async function load(
  apollo: ApolloClient,
  { params: { type = '' }, request }: LoaderFunctionArgs,
): Promise<unknown> {
  const category = parseCategory(type);
  if (category === undefined) throw notFound('page');
  const { search, searchParams } = new URL(request.url);
  const name = category ?? ALL_VENDORS;
  if (type !== name) throw redirect(paths.vendorList(name) + search, 301);
  const requestedSearch = readSearch(category, searchParams);
  const redirectPath = await searchRedirect(apollo, requestedSearch);
  if (redirectPath) throw redirect(redirectPath);
  const [data, frame] = await Promise.all([
    loadPage(apollo, VendorListDocument, listVariables(requestedSearch)),
    loadPage(apollo, VendorListFrameDocument, frameVariables(category)),
  ]);
  if (data?.vendors.totalCount === 0) await loadEmptySearch(apollo, requestedSearch);
  const isUnknownCity =
    requestedSearch.city && frame && !frame.cities.some((city) => isCalled(city, requestedSearch.city));
  return (requestedSearch.page > 1 || isUnknownCity) && data?.vendors.nodes.length === 0
    ? RENDER_AS_NOT_FOUND
    : data;
}

/** For a search without results: redirects if it names a service, and counts the results in all cities. */
async function loadEmptySearch(apollo: ApolloClient, search: VendorSearch): Promise<void> {
  const meant = await searchRedirect(apollo, search, true);
  if (meant) throw redirect(meant);
  if (search.city) await loadPage(apollo, VendorCountDocument, allCitiesVariables(search));
}

/** /vendor/:type: vendors of one category or all; the URL holds filters, order and page. */
export default function VendorListPage() {
  const { type = '' } = useParams();
  const { search: query } = useLocation();
  const search = readSearch(parseCategory(type) ?? null, new URLSearchParams(query));
  const { category } = search;
  const { data, error, refetch } = useQuery(VendorListDocument, { variables: listVariables(search) });
  const { data: frame } = useQuery(VendorListFrameDocument, { variables: frameVariables(category) });
  const status = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const waiting = useListNavigation(vendorListPath(listOf(category)), results, status);

  const vendors = data?.vendors.nodes;
  const total = data?.vendors.totalCount;
  // The URL may say "jaipur" or "Bombay", so take the city's name from the results.
  const place = search.city ? vendors?.[0] : undefined;
  const known = frame?.cities.find((city) => isCalled(city, search.city));
  const cityName = place?.city ?? known?.name ?? search.city;
  const { many, about } = namesOf(category);
  const city = place || known ? cityName : undefined;
  const title = city ? t('titleInCity', { many: capitalize(many), city }) : capitalize(many);
  const count = total ? countOf(category, total) : many;
  const counted = total ? (city ? t('countInCity', { count, city }) : count) : title;
  const fullName = place ? placeName(place.city, place.state) : city;
  const pageTitle = listTitle(counted, search.date);
  const firstPage = search.page === 1 && !search.q && !search.city && !search.date;
  const trail = category
    ? [
        { label: t('home'), to: paths.home },
        { label: t('vendors'), to: paths.vendors },
      ]
    : [];

  const grid = frame?.vendorCategories && frame.pictures && (
    <section className={styles.categories} aria-labelledby="categories">
      <h2 id="categories">{t('categories')}</h2>
      <CategoryGrid categories={frame.vendorCategories} pictures={frame.pictures} />
    </section>
  );

  return (
    <>
      <PageMeta
        title={
          search.page > 1 ? t('titleOfPage', { title: pageTitle, page: String(search.page) }) : pageTitle
        }
        description={t('listDescription', {
          about,
          vendors: fullName ? t('countInCity', { count, city: fullName }) : count,
        })}
        canonical={vendorListPath({ ...listOf(category), city: place ? cityName : '', page: search.page })}
        picture={vendors?.[0]?.pictures[0]?.url}
        noindex={Boolean(search.q || search.date) || vendors?.length === 0}
      />
      <StructuredData
        title={title}
        vendors={vendors ?? []}
        trail={category ? [...trail, { label: capitalize(many), to: vendorListPath(listOf(category)) }] : []}
      />
      <div className="wrap">
        {category && <Breadcrumbs items={[...trail, { label: capitalize(many) }]} />}
        <PageHead
          title={title}
          subtitle={about}
          actions={
            firstPage && grid && total ? (
              <a href={`#${VENDOR_FILTER_FORM}`} className={cx(buttonClass({}), styles.toList)}>
                {countOf(category, total)}
                <Icon name="chevron-down" size="small" />
              </a>
            ) : undefined
          }
        />
        {firstPage && grid}
      </div>
      <VendorFilterBar
        search={search}
        cityName={cityName}
        cities={frame?.cities ?? []}
        field={
          <SiteSearch
            placeholder={t('searchPlaceholder')}
            defaultValue={search.q}
            city={search.city}
            date={search.date}
            cityPath={(city) => vendorListPath({ ...listOf(category), city, date: search.date })}
          />
        }
      />
      <div
        className={`wrap ${styles.results} ${filterForm.results}`}
        ref={results}
        aria-busy={waiting || undefined}
      >
        <ResultsHead
          count={total === undefined ? undefined : countOf(category, total)}
          countRef={status}
          isEmpty={total === 0}
          sortSelect={
            <SortSelect
              sorts={Object.keys(VENDOR_SORTS) as VendorSort[]}
              value={search.sort}
              to={(sort) => vendorListPath({ ...search, sort, page: 1 })}
              form={VENDOR_FILTER_FORM}
            />
          }
        >
          {search.date && (
            <Chip removes to={vendorListPath({ ...search, date: '', page: 1 })}>
              {freeOnDay(search.date)}
            </Chip>
          )}
        </ResultsHead>
        <VendorResults
          search={search}
          cityName={cityName}
          vendors={waiting ? undefined : vendors}
          total={total ?? 0}
          error={waiting ? undefined : error}
          onRetry={refetch}
        />
        {!firstPage && grid}
      </div>
    </>
  );
}

interface StructuredDataProps {
  title: string;
  vendors: VendorListQuery['vendors']['nodes'];
  /** Breadcrumbs including this page; empty on the list of all vendors. */
  trail: readonly { label: string; to: string }[];
}

/** The list and its breadcrumbs for search engines. */
function StructuredData({ title, vendors, trail }: StructuredDataProps) {
  const { origin } = useContext(SiteContext);
  return (
    <>
      {vendors.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            name: title,
            numberOfItems: vendors.length,
            itemListElement: vendors.map((vendor, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: vendor.name,
              url: origin + paths.vendor(vendor.id, keyOf(vendor.category)),
            })),
          }}
        />
      )}
      {trail.length > 0 && (
        <JsonLd data={breadcrumbList(trail.map(({ label, to }) => ({ name: label, url: origin + to })))} />
      )}
    </>
  );
}
