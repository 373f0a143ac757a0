import { useContext } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { indianDate } from '../lib/format';
import { Carousel } from '../ui/Carousel';
import { Notice } from '../ui/Notice';
import { PauseButton } from '../ui/PauseButton';
import { Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { ShareLinks } from '../ui/ShareLinks';
import { TextLink } from '../ui/TextLink';
import styles from './Story.module.css';
import type { StoryFragment } from './Story.generated';

const SIZES = '(min-width: 1000px) 900px, 94vw';
const INTERVAL_MS = 5000;
const FADE_MS = 500;

/** The story of a wedding: who tells it, when it was, its pictures in turn, the text, and ways to share it. */
export function Story({ wedding }: { wedding: StoryFragment }) {
  const { origin } = useContext(SiteContext);
  const { id, title, author, eventDate, status, rejectionReason, canResubmit, html, pictures } = wedding;
  const name = title || 'Untitled';
  return (
    <article>
      <header className={styles.head}>
        <p className={styles.kind}>Real Wedding</p>
        <h1>{name}</h1>
        <p className={`${styles.facts} tabular`}>
          <span>Told by {author || 'Unknown author'}</span>
          {eventDate ? (
            <span>
              Married on <time dateTime={eventDate}>{indianDate(eventDate)}</time>
            </span>
          ) : (
            <span>Date not available</span>
          )}
        </p>
        {status === 'PENDING' && (
          <Notice tone="warn">
            We read every story before it appears. Until then only you can see this page.
          </Notice>
        )}
        {status === 'REJECTED' && (
          <Notice tone="bad">
            This story was not published. {rejectionReason}{' '}
            {canResubmit && (
              <TextLink inline to={paths.resubmitRealWedding(id)}>
                Edit and resubmit
              </TextLink>
            )}
          </Notice>
        )}
      </header>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <Carousel
            pictures={pictures}
            sizes={SIZES}
            interval={INTERVAL_MS}
            fade={FADE_MS}
            priority
            label="Pictures of the wedding"
            className={styles.carousel}
          />
          {pictures.length > 1 && <PauseButton raised className={styles.pause} />}
          {pictures.length > 1 && (
            <noscript>
              {pictures.slice(1).map((picture) => (
                <Picture key={picture.url} picture={picture} sizes={SIZES} className={styles.still} />
              ))}
            </noscript>
          )}
        </div>
      )}
      <div className={styles.text}>
        <Prose html={html} />
        <footer className={styles.foot}>
          <ShareLinks label="Share this story" title={name} address={origin + paths.realWedding(id)} />
        </footer>
      </div>
    </article>
  );
}
