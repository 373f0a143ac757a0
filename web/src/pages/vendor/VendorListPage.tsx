import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { VENDOR_SORTS } from '@mandap/api/constants/vendor';
import { useContext, useRef } from 'react';
import { redirect, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { NOT_THERE } from '../../app/notThere';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { searchRedirect } from '../../app/searchRedirect';
import { SiteContext } from '../../app/site';
import { SiteSearch } from '../../app/SiteSearch';
import { placeName } from '../../lib/format';
import { breadcrumbList, JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { SortSelect } from '../../listing/SortSelect';
import { useListNavigation } from '../../listing/useListNavigation';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { buttonClass } from '../../ui/buttonClass';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { PauseButton } from '../../ui/PauseButton';
import { ALL_VENDORS, capital, countOf, keyOf, readType, wordsOf } from '../../vendor/categories';
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
import { VendorCountDocument, VendorListDocument, VendorListFrameDocument } from './VendorListPage.generated';
import styles from './VendorListPage.module.css';
import { VendorResults } from './VendorResults';

export async function load(
  apollo: ApolloClient,
  { params: { type = '' }, request }: LoaderFunctionArgs,
): Promise<unknown> {
  const category = readType(type);
  if (category === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { search, searchParams } = new URL(request.url);
  const name = category ?? ALL_VENDORS;
  if (type !== name) throw redirect(paths.vendorList(name) + search, 301);
  const wanted = readSearch(category, searchParams);
  const meant = await searchRedirect(apollo, wanted);
  if (meant) throw redirect(meant);
  const [data, frame] = await Promise.all([
    loadPage(apollo, VendorListDocument, listVariables(wanted)),
    loadPage(apollo, VendorListFrameDocument, frameVariables(category)),
  ]);
  if (data?.vendors.totalCount === 0) await loadEmptySearch(apollo, wanted);
  const nowhere = wanted.city && frame && !frame.cities.some((city) => isCalled(city, wanted.city));
  return (wanted.page > 1 || nowhere) && data?.vendors.nodes.length === 0 ? NOT_THERE : data;
}

/** For a search without results: redirects if it contains a service, and counts the results in all cities. */
async function loadEmptySearch(apollo: ApolloClient, search: VendorSearch): Promise<void> {
  const meant = await searchRedirect(apollo, search, true);
  if (meant) throw redirect(meant);
  if (search.city) await loadPage(apollo, VendorCountDocument, allCitiesVariables(search));
}

/** /vendor/:type: the vendors of a category, or all of them, narrowed, ordered and paged by the address. */
export default function VendorListPage() {
  const { type = '' } = useParams();
  const { search: query } = useLocation();
  const { origin } = useContext(SiteContext);
  const search = readSearch(readType(type) ?? null, new URLSearchParams(query));
  const { category } = search;
  const { data, error, refetch } = useQuery(VendorListDocument, { variables: listVariables(search) });
  const { data: frame } = useQuery(VendorListFrameDocument, { variables: frameVariables(category) });
  const status = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const waiting = useListNavigation(vendorListPath(listOf(category)), results, status);

  const vendors = data?.vendors.nodes;
  const total = data?.vendors.totalCount;
  // The address may say "jaipur" or "Bombay"; the vendors know what their city is called.
  const place = search.city ? vendors?.[0] : undefined;
  const known = frame?.cities.find((city) => isCalled(city, search.city));
  const cityName = place?.city ?? known?.name ?? search.city;
  const { many, about } = wordsOf(category);
  const where = place || known ? ` in ${cityName}` : '';
  const title = capital(many) + where;
  const counted = total ? countOf(category, total) + where : title;
  const firstPage = search.page === 1 && !search.q && !search.city;
  const trail = category
    ? [
        { label: 'Home', to: paths.home },
        { label: 'Vendors', to: paths.vendors },
      ]
    : [];

  const grid = frame?.vendorCategories && frame.pictures && (
    <section className={styles.categories} aria-labelledby="categories">
      <h2 id="categories">Categories</h2>
      <CategoryGrid categories={frame.vendorCategories} pictures={frame.pictures} />
    </section>
  );

  return (
    <>
      <PageMeta
        title={search.page > 1 ? `${counted}, page ${search.page}` : counted}
        description={`${about} Compare ${total ? countOf(category, total) : many}${place ? ` in ${placeName(place.city, place.state)}` : where} by packages, prices and what couples said after the wedding.`}
        canonical={vendorListPath({ ...listOf(category), city: place ? cityName : '', page: search.page })}
        picture={vendors?.[0]?.pictures[0]?.url}
        noindex={Boolean(search.q) || vendors?.length === 0}
      />
      {vendors && vendors.length > 0 && (
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
      {category && (
        <JsonLd
          data={breadcrumbList([
            ...trail.map(({ label, to }) => ({ name: label, url: origin + to })),
            { name: capital(many), url: origin + vendorListPath(listOf(category)) },
          ])}
        />
      )}
      <div className="wrap">
        {category && <Breadcrumbs items={[...trail, { label: capital(many) }]} />}
        <PageHead
          title={title}
          lead={about}
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
            placeholder="Search by name, state, or city..."
            defaultValue={search.q}
            city={search.city}
            cityPath={(city) => vendorListPath({ ...listOf(category), city })}
          />
        }
      />
      <div className={`wrap ${styles.results}`} ref={results} aria-busy={waiting || undefined}>
        <div className={styles.tools}>
          <p className={`${styles.count} tabular`} role="status" tabIndex={-1} ref={status}>
            {total !== undefined && countOf(category, total)}
          </p>
          <div className={styles.order} hidden={total === 0}>
            <SortSelect
              sorts={VENDOR_SORTS}
              value={search.sort}
              to={(sort) => vendorListPath({ ...search, sort, page: 1 })}
              form={VENDOR_FILTER_FORM}
            />
            <PauseButton className={styles.pause} />
          </div>
        </div>
        <VendorResults
          search={search}
          cityName={cityName}
          vendors={waiting ? undefined : vendors}
          total={total ?? 0}
          error={waiting ? undefined : error}
          onRetry={() => void refetch()}
        />
        {!firstPage && grid}
      </div>
    </>
  );
}
