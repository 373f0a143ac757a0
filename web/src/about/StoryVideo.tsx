import { Disclosure } from '../ui/Disclosure';
import { PAGE_WIDE, Picture, type PictureData } from '../ui/Picture';
import { t } from './messages.generated';
import type { Story } from './storyLines';
import styles from './StoryVideo.module.css';
import { videosOf } from './videos';

interface StoryVideoProps {
  story: Story;
  /** Shown until it plays. */
  poster: PictureData | undefined;
}

/** As wide as the page, or a third of it in a row of three. */
const POSTER_SIZES = `(min-width: 768px) 32vw, ${PAGE_WIDE}`;

/** Without any poster, Chromium paints the video dark. */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A short film with captions and music, which loads and plays on request. */
export function StoryVideo({ story, poster }: StoryVideoProps) {
  const { key, title, lines } = story;
  const { webm, mp4, captions } = videosOf(key);
  return (
    <article className={styles.story}>
      {/* The picture shows through the video until it plays. A `poster` would load at once. */}
      <div className={styles.frame}>
        {poster && <Picture picture={poster} sizes={POSTER_SIZES} alt="" />}
        {/* preload="none": nothing loads before Play. */}
        <video
          className={styles.video}
          controls
          playsInline
          preload="none"
          poster={TRANSPARENT}
          width={960}
          height={640}
          aria-label={title}
          onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" label={t('english')} default />
        </video>
      </div>
      <h3>{title}</h3>
      <Disclosure summary={t('readItInstead')} compact>
        {lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </Disclosure>
    </article>
  );
}

/** Pauses other videos, so that their music doesn't overlap. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) if (video !== playing) video.pause();
}
