import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../ui/cx';
import { Disclosure } from '../ui/Disclosure';
import { Icon } from '../ui/Icon';
import { Picture, type PictureData } from '../ui/Picture';
import type { Story } from './storyLines';
import styles from './StoryReel.module.css';

interface StoryReelProps {
  story: Story;
  /** The site's own pictures, by their keys. That of the first line is the poster. */
  pictures: ReadonlyMap<string, PictureData>;
  playing: boolean;
  onPlay: (playing: boolean) => void;
}

/** Long enough to read a line twice. */
const LINE_MS = 5000;
const SIZES = '(min-width: 1520px) 430px, (min-width: 900px) 30vw, 92vw';

/** A story told in pictures and lines, which plays when it is asked to. It has no sound, and says so. */
export function StoryReel({ story, pictures, playing, onPlay }: StoryReelProps) {
  const { title, lines } = story;
  const [at, setAt] = useState<number>();
  const last = lines.length - 1;

  const goOn = useEffectEvent(() => {
    if (at !== undefined && at < last) return setAt(at + 1);
    setAt(undefined);
    onPlay(false);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(goOn, LINE_MS);
    return () => clearTimeout(timer);
  }, [playing, at]);

  const press = () => {
    if (!playing && at === undefined) setAt(0);
    onPlay(!playing);
  };
  const shown = at ?? 0;
  return (
    <article className={styles.reel}>
      <div className={styles.stage}>
        {lines.map(({ picture: key }, index) => {
          const picture = pictures.get(key);
          // The next one is there before its line.
          const wanted = index === 0 || (at !== undefined && index <= at + 1);
          return picture && wanted ? (
            <div key={key} className={cx(styles.frame, index === shown && styles.current)}>
              <Picture picture={picture} sizes={SIZES} alt="" className={styles.picture} />
            </div>
          ) : null;
        })}
        <button
          type="button"
          className={cx(styles.play, playing && styles.playing)}
          aria-label={`${playing ? 'Pause' : 'Play'}: ${title}`}
          onClick={press}
        >
          <Icon name={playing ? 'pause' : 'play'} size="large" />
        </button>
      </div>
      <div className={styles.marks} aria-hidden="true">
        {lines.map(({ picture }, index) => (
          <span key={picture} className={cx(styles.mark, at !== undefined && index <= at && styles.passed)} />
        ))}
      </div>
      <h3>{title}</h3>
      <p className={styles.line} aria-live="polite">
        {at === undefined
          ? `${lines.length} pictures, ${(lines.length * LINE_MS) / 1000} seconds, no sound`
          : lines[at]?.text}
      </p>
      <Disclosure summary="Read it instead" compact>
        {lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </Disclosure>
    </article>
  );
}
