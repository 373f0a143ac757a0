import { MyStories } from '../../real-wedding/MyStories';
import { t } from './messages.generated';
import { OwnerPageFrame } from './OwnerPageFrame';

/** Real-wedding stories by a venue or vendor. */
export default function StoriesPage() {
  return (
    <OwnerPageFrame title={t('stories')} subtitle={t('storiesLead')}>
      <MyStories business />
    </OwnerPageFrame>
  );
}
