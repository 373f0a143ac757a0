import type { PictureData } from '../ui/Picture';
import { SectionHead } from '../ui/SectionHead';
import { t } from './messages.generated';
import { stories } from './storyLines';
import styles from './Stories.module.css';
import { StoryVideo } from './StoryVideo';

interface StoriesProps {
  /** Site pictures by key. */
  pictures: ReadonlyMap<string, PictureData>;
}

/** Three short films; one plays at a time. */
export function Stories({ pictures }: StoriesProps) {
  const posterOf = (key: string | undefined) => (key === undefined ? undefined : pictures.get(key));
  return (
    <section className="section" aria-labelledby="stories">
      <SectionHead id="stories" title={t('storiesTitle')} subtitle={t('storiesLead')} />
      <ul className={styles.stories}>
        {stories().map((story) => (
          <li key={story.key}>
            <StoryVideo story={story} poster={posterOf(story.lines[0]?.picture)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
