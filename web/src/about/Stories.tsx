import { useState } from 'react';
import type { PictureData } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import { STORIES } from './storyLines';
import { StoryReel } from './StoryReel';
import styles from './Stories.module.css';

interface StoriesProps {
  /** The site's own pictures, by their keys. */
  pictures: ReadonlyMap<string, PictureData>;
}

/** Three short stories in moving pictures; one plays at a time. */
export function Stories({ pictures }: StoriesProps) {
  const [playing, setPlaying] = useState<string>();
  return (
    <section className="section" aria-labelledby="stories">
      <SectionHead id="stories" title="Three short stories" lead="Told in pictures. Press one to play it." />
      <ul className={styles.stories}>
        {STORIES.map((story) => (
          <li key={story.title}>
            <StoryReel
              story={story}
              pictures={pictures}
              playing={playing === story.title}
              onPlay={(plays) => setPlaying(plays ? story.title : undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
