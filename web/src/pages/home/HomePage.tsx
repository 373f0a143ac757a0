import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { vendorCategoryOf } from '@mandap/api/constants/vendor';
import { useContext } from 'react';
import { useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { chooseCity, chosenCity, useChosenCity } from '../../app/chosenCity';
import { PageMeta } from '../../app/PageMeta';
import { paths, promo } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { SiteSearch } from '../../app/SiteSearch';
import { useViewer } from '../../app/useViewer';
import { CategoryTiles } from '../../home/CategoryTiles';
import { CitySearch } from '../../home/CitySearch';
import { Hero } from '../../home/Hero';
import { InfoBanner } from '../../home/InfoBanner';
import { lookForVenues } from '../../home/lookForVenues';
import { listError } from '../../lib/errors';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { term } from '../../lib/text';
import { ErrorState } from '../../ui/ErrorState';
import { listOf, vendorListPath } from '../../vendor/filters';
import { NO_SEARCH, venueListPath } from '../../venue/filters';
import {
  HomeDocument,
  LatestBlogsDocument,
  TopVenuesDocument,
  WeddingHighlightsDocument,
} from './HomePage.generated';
import { LatestBlogs } from './LatestBlogs';
import { topVariables, TopRated } from './TopRated';
import { WeddingHighlights } from './WeddingHighlights';

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  Promise.all([
    loadPage(apollo, HomeDocument, {}),
    loadPage(apollo, TopVenuesDocument, topVariables(chosenCity(request))),
    loadPage(apollo, WeddingHighlightsDocument, {}),
    loadPage(apollo, LatestBlogsDocument, {}),
  ]);

/** A category's name leads to its vendors; everything else is looked for among the venues. */
function searchPath(city: string, q: string): string {
  const category = vendorCategoryOf(q) ?? vendorCategoryOf(q.replace(/s$/i, ''));
  return category ? vendorListPath({ ...listOf(category), city }) : venueListPath({ ...NO_SEARCH, city, q });
}

/** /: where a wedding begins. Each list has a query of its own, so that one that fails leaves the others. */
export default function HomePage() {
  const { origin } = useContext(SiteContext);
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const viewer = useViewer();
  const city = useChosenCity();
  const { data, error, refetch } = useQuery(HomeDocument);
  const slides = data?.heroes ?? [];

  const search = (chosen: string, typed: string) => {
    if (chosen && viewer?.role === 'USER') lookForVenues(apollo, chosen);
    void navigate(searchPath(chosen, term(typed)));
  };

  return (
    <>
      <PageMeta
        title="Wedding venues in India"
        description="Find and compare wedding venues across India by guests, price per plate and what couples said after the wedding."
        canonical={paths.home}
        picture={slides[0]?.picture.url}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: 'Mandap',
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}${paths.venues}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <Hero slides={slides}>
        <CitySearch
          cities={data?.cities ?? []}
          city={city}
          onChoose={chooseCity}
          action={paths.venues}
          onSearch={search}
          field={<SiteSearch placeholder="Venue, vendor or city" city={city} />}
        />
      </Hero>
      {error && !data && (
        <div className="wrap">
          <ErrorState title={listError(error)} onRetry={() => void refetch().catch(() => undefined)}>
            Cities and pictures could not be loaded.
          </ErrorState>
        </div>
      )}
      <TopRated city={city} />
      <CategoryTiles pictures={data?.categories ?? []} />
      <div className="section">
        <div className="wrap">
          <InfoBanner to={promo.to} picture={data?.banner[0]?.picture} />
        </div>
      </div>
      <WeddingHighlights />
      <LatestBlogs />
    </>
  );
}
