import { Disclosure } from '../ui/Disclosure';
import type { Story } from './storyLines';
import styles from './StoryVideo.module.css';
import { videosOf } from './videos';

interface StoryVideoProps {
  story: Story;
  /** The address of a picture that shows until the video plays. */
  poster: string | undefined;
}

/** A short film of our own pictures, with captions and music, that plays when it is asked to. */
export function StoryVideo({ story, poster }: StoryVideoProps) {
  const { key, title, lines } = story;
  const { webm, mp4, captions } = videosOf(key);
  return (
    <article className={styles.story}>
      {/* Nothing is fetched before somebody presses Play. */}
      <video
        className={styles.video}
        controls
        playsInline
        preload="none"
        poster={poster}
        width={960}
        height={640}
        aria-label={title}
        onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label="English" default />
      </video>
      <h3>{title}</h3>
      <Disclosure summary="Read it instead" compact>
        {lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </Disclosure>
    </article>
  );
}

/** One at a time: two pieces of music at once are none. */
function pauseOthers(playing: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) if (video !== playing) video.pause();
}
