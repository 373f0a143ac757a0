import { IconButton } from './IconButton';
import { t } from './messages.generated';
import { useMotionPause } from './motionPause';

interface PauseButtonProps {
  /** On a picture. */
  raised?: boolean;
  className?: string;
}

/** Stops all moving pictures of the page, and starts them again. Every page with a carousel has one. */
export function PauseButton({ raised, className }: PauseButtonProps) {
  const { paused, setPaused } = useMotionPause();
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={paused ? t('playPictures') : t('pausePictures')}
      raised={raised}
      className={className}
      onClick={() => setPaused(!paused)}
    />
  );
}
