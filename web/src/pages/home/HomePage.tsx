import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { vendorCategoryOf } from '@mandap/api/constants/vendor';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseCity, chosenCity, useChosenCity } from '../../app/chosenCity';
import { PageMeta } from '../../app/PageMeta';
import { paths, promoPath } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { SiteSearch } from '../../app/SiteSearch';
import { useViewer } from '../../app/useViewer';
import { CategoryTiles } from '../../home/CategoryTiles';
import { CitySearch } from '../../home/CitySearch';
import { Hero } from '../../home/Hero';
import { InfoBanner } from '../../home/InfoBanner';
import { addCityInterest } from '../../home/addCityInterest';
import { listError } from '../../lib/errors';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { normaliseTerm } from '../../lib/searchTerm';
import { eventDate } from '../../listing/eventDate';
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
import { t } from './messages.generated';
import { topVariables, TopRated } from './TopRated';
import { WeddingHighlights } from './WeddingHighlights';

export const load = (apollo: ApolloClient) =>
  Promise.all([
    loadPage(apollo, HomeDocument, {}),
    loadPage(apollo, TopVenuesDocument, topVariables(chosenCity())),
    loadPage(apollo, WeddingHighlightsDocument, {}),
    loadPage(apollo, LatestBlogsDocument, {}),
  ]);

/** Returns the vendor list for a category's name, and the venue search for anything else. */
function searchPath(city: string, q: string, date: string): string {
  const category = vendorCategoryOf(q) ?? vendorCategoryOf(q.replace(/s$/i, ''));
  return category
    ? vendorListPath({ ...listOf(category), city, date })
    : venueListPath({ ...NO_SEARCH, city, q, date });
}

/** The home page. Each list has its own query, so that one failure doesn't affect the others. */
export default function HomePage() {
  const { origin } = useContext(SiteContext);
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const viewer = useViewer();
  const city = useChosenCity();
  const { data, error, refetch } = useQuery(HomeDocument);
  const slides = data?.heroes ?? [];

  const search = (chosen: string, typed: string, date: string) => {
    if (chosen && viewer?.role === 'USER') addCityInterest(apollo, chosen);
    void navigate(searchPath(chosen, normaliseTerm(typed), eventDate(date)));
  };

  return (
    <>
      <PageMeta
        title={t('weddingVenuesInIndia')}
        description={t('description')}
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
          field={<SiteSearch placeholder={t('venueVendorOrCity')} city={city} />}
        />
      </Hero>
      {error && !data && (
        <div className="wrap">
          <ErrorState title={listError(error)} onRetry={refetch}>
            {t('notLoaded')}
          </ErrorState>
        </div>
      )}
      <TopRated city={city} />
      <CategoryTiles pictures={data?.categories ?? []} />
      <div className="section">
        <div className="wrap">
          <InfoBanner to={promoPath} picture={data?.banner[0]?.picture} />
        </div>
      </div>
      <WeddingHighlights />
      <LatestBlogs />
    </>
  );
}
