import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { Faq } from '../../about/Faq';
import { Stories } from '../../about/Stories';
import { CallBackBanner } from '../../enquiry/CallBackBanner';
import { PageMeta } from '../../app/PageMeta';
import { contact, paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { PAGE_WIDE, Picture } from '../../ui/Picture';
import { AboutDocument, type AboutQuery } from './AboutPage.generated';
import styles from './AboutPage.module.css';
import { ContactSection } from './ContactSection';
import { t } from './messages.generated';

export const load = (apollo: ApolloClient) => loadPage(apollo, AboutDocument, {});

/** /aboutus1: benefits, company, FAQ and contact details. */
export default function AboutPage() {
  const { origin } = useContext(SiteContext);
  const { data } = useQuery(AboutDocument);
  const pictures = new Map(
    [...(data?.heroes ?? []), ...(data?.photos ?? [])].map(({ key, picture }) => [key, picture]),
  );
  const banner = pictures.get('fort');
  const lamps = pictures.get('stepwell');
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('description')}
        canonical={paths.about}
        picture={banner?.url}
      />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: 'Mandap',
          url: `${origin}/`,
          foundingDate: '2015',
          address: contact.address,
          telephone: contact.phone,
          email: contact.email,
        }}
      />
      <div className={`wrap ${styles.banner}`}>
        <div>
          <h1 className="hero-title">{t('whyUs')}</h1>
          <p className={styles.lead}>{t('whyUsLead')}</p>
          <Numbers cities={data?.cities ?? []} />
        </div>
        <div className={styles.arcade}>
          {banner && (
            <Picture
              picture={banner}
              priority
              sizes={`(min-width: 1520px) 640px, (min-width: 900px) 44vw, ${PAGE_WIDE}`}
              alt=""
              className={styles.picture}
            />
          )}
        </div>
      </div>
      <div className="wrap">
        <div className={`section ${styles.texts}`}>
          <section aria-labelledby="mission">
            <h2 id="mission">{t('mission')}</h2>
            <p>{t('missionText')}</p>
            <p>{t('missionMeans')}</p>
          </section>
          <section aria-labelledby="story">
            <h2 id="story">{t('story')}</h2>
            <p>{t('storyBeginning')}</p>
            <p>{t('storySince')}</p>
          </section>
        </div>
        <figure className={styles.note}>
          <div className={styles.words}>
            <h2>{t('founderNote')}</h2>
            <blockquote>
              <p>{t('founderMemory')}</p>
              <p>{t('founderPromise')}</p>
            </blockquote>
            <figcaption>{t('founder')}</figcaption>
          </div>
          {lamps && (
            <div className={styles.arch}>
              <Picture
                picture={lamps}
                sizes="(min-width: 900px) 320px, 1px"
                alt=""
                className={styles.picture}
              />
            </div>
          )}
        </figure>
        <Stories pictures={pictures} />
        <Faq />
        <div className="section">
          <CallBackBanner lookingFor="both" />
        </div>
        <ContactSection />
      </div>
    </>
  );
}

/** Shows how many venues, vendors and cities are listed; hides zeros. */
function Numbers({ cities }: { cities: AboutQuery['cities'] }) {
  const sum = (count: 'venueCount' | 'vendorCount') => cities.reduce((total, city) => total + city[count], 0);
  const facts = (
    [
      { key: 'venueCount', count: sum('venueCount') },
      { key: 'vendorCount', count: sum('vendorCount') },
      { key: 'cityCount', count: cities.length },
    ] as const
  ).filter(({ count }) => count > 0);
  return (
    <ul className={styles.numbers}>
      {facts.map(({ key, count }) => (
        <li key={key}>
          {rich(t, key, { count, number: (text) => <span className="tabular">{text}</span> })}
        </li>
      ))}
    </ul>
  );
}
