import { useContext } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { ArticleHead } from '../ui/ArticleHead';
import { Carousel } from '../ui/Carousel';
import { Notice } from '../ui/Notice';
import { PauseButton } from '../ui/PauseButton';
import { PAGE_WIDE, Picture } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import { ShareLinks } from '../ui/ShareLinks';
import { TextLink } from '../ui/TextLink';
import { t } from './messages.generated';
import styles from './Story.module.css';
import type { StoryFragment } from './Story.generated';

const SIZES = `(min-width: 1000px) 900px, ${PAGE_WIDE}`;
const INTERVAL_MS = 5000;
const FADE_MS = 500;

/** A real-wedding story: author, date, picture carousel, text and share buttons. */
export function Story({ wedding }: { wedding: StoryFragment }) {
  const { origin } = useContext(SiteContext);
  const { id, title, author, eventDate, status, rejectionReason, canResubmit, html, pictures } = wedding;
  const name = title || t('untitled');
  return (
    <article>
      <ArticleHead
        kind={t('realWedding')}
        title={name}
        facts={
          <>
            <span>{t('toldBy', { author: author || t('unknownAuthor') })}</span>
            <span>
              {eventDate
                ? rich(t, 'marriedOn', {
                    time: (text) => <time dateTime={eventDate}>{text}</time>,
                    eventDate: indianDate(eventDate),
                  })
                : t('dateNotAvailable')}
            </span>
          </>
        }
        className={styles.head}
      >
        {status === 'PENDING' && <Notice tone="warning">{t('onlyYou')}</Notice>}
        {status === 'REJECTED' && (
          <Notice tone="error">
            {t('rejected', { rejectionReason: rejectionReason ?? '' })}{' '}
            {canResubmit && (
              <TextLink inline to={paths.resubmitRealWedding(id)}>
                {t('editAndResubmit')}
              </TextLink>
            )}
          </Notice>
        )}
      </ArticleHead>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <Carousel
            pictures={pictures}
            sizes={SIZES}
            interval={INTERVAL_MS}
            fade={FADE_MS}
            priority
            label={t('picturesOfTheWedding')}
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
        <footer>
          <ShareLinks label={t('shareThisStory')} title={name} address={origin + paths.realWedding(id)} />
        </footer>
      </div>
    </article>
  );
}
