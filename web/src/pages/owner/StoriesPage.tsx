import { MyStories } from '../../real-wedding/MyStories';
import { OwnerPageFrame } from './OwnerPageFrame';

/** The real weddings that a venue or vendor wrote. */
export default function StoriesPage() {
  return (
    <OwnerPageFrame
      title="Stories"
      lead="Real weddings that you wrote. We read each story before it appears."
    >
      <MyStories />
    </OwnerPageFrame>
  );
}
