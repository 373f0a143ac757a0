import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { Faq } from '../../about/Faq';
import { Stories } from '../../about/Stories';
import { PageMeta } from '../../app/PageMeta';
import { contact, paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { indianNumber } from '../../lib/format';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { Picture } from '../../ui/Picture';
import { AboutDocument, type AboutQuery } from './AboutPage.generated';
import styles from './AboutPage.module.css';
import { ContactSection } from './ContactSection';

export const load = (apollo: ApolloClient) => loadPage(apollo, AboutDocument, {});

/** /aboutus1: why us, who we are, what people ask, and how to reach us. */
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
        title="Why Us, About and Contact"
        description="Who is behind Mandap, what we check before a listing appears, how payment and cancellation work, and how to reach us."
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
          <h1>Why Us</h1>
          <p className={styles.lead}>
            Because a wedding is too dear to be planned by hearsay. Mandap shows what a place costs per plate,
            how many it seats and what couples said afterwards, before anybody asks for your number.
          </p>
          <Numbers cities={data?.cities ?? []} />
        </div>
        <div className={styles.arcade}>
          {banner && (
            <Picture
              picture={banner}
              priority
              sizes="(min-width: 1520px) 640px, (min-width: 900px) 44vw, 92vw"
              alt=""
              className={styles.picture}
            />
          )}
        </div>
      </div>
      <div className="wrap">
        <div className={`section ${styles.texts}`}>
          <section aria-labelledby="mission">
            <h2 id="mission">Our mission</h2>
            <p>
              To give every family the same honest facts about the places and people they trust with one day:
              the price, the rules, the capacity, and the words of those who were there before. A family from
              Barabanki with ninety guests should learn as much in an evening as a planner in Mumbai learns in
              a year.
            </p>
            <p>
              So we read each listing before it appears. So reviews can be answered but not removed by those
              they are about. And so your phone number goes to a venue when you send it there, and not before.
            </p>
          </section>
          <section aria-labelledby="story">
            <h2 id="story">Our story</h2>
            <p>
              Mandap was founded in 2015 in Lucknow, with a notebook. Two sisters had to find a lawn for four
              hundred guests in six weeks. They saw thirty-one places, were told thirty-one prices by
              telephone, and paid a thirty-second. The notebook, with the real prices per plate and a column
              for parking, was borrowed by a cousin, then by her neighbour, and came back with more pages than
              it had left with.
            </p>
            <p>
              The notebook became a spreadsheet, and the spreadsheet this site. The columns are still much the
              same. The one for parking is still the one that people thank us for.
            </p>
          </section>
        </div>
        <figure className={styles.note}>
          <div className={styles.words}>
            <h2>A note from the founder</h2>
            <blockquote>
              <p>
                At my sister’s wedding the power went at nine, and for ten minutes there were only the lamps
                on the tables. Nobody who was there remembers the menu. Everybody remembers those ten minutes.
              </p>
              <p>
                I can’t promise you lamps. What we can do is take the worry out of the rest: that the hall
                holds the people you invite, that the bill is the one you were told, that somebody answers
                when you write. Then there is room in your head for the part that you will remember.
              </p>
            </blockquote>
            <figcaption>Nandini Saxena, founder</figcaption>
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
        <ContactSection />
      </div>
    </>
  );
}

/** What there is to find today; nothing, where there is nothing yet. */
function Numbers({ cities }: { cities: AboutQuery['cities'] }) {
  const sum = (count: 'venueCount' | 'vendorCount') => cities.reduce((total, city) => total + city[count], 0);
  const facts = [
    { one: 'venue', many: 'venues', value: sum('venueCount') },
    { one: 'vendor', many: 'vendors', value: sum('vendorCount') },
    { one: 'city', many: 'cities', value: cities.length },
  ].filter(({ value }) => value > 0);
  return (
    <ul className={styles.numbers}>
      {facts.map(({ one, many, value }) => (
        <li key={one}>
          <span className="tabular">{indianNumber(value)}</span> {value === 1 ? one : many}
        </li>
      ))}
    </ul>
  );
}
