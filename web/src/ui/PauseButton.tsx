import { IconButton } from './IconButton';
import { t } from './messages.generated';
import { useMotionPause } from './motionPause';

interface PauseButtonProps {
  /** For use over a picture. */
  raised?: boolean;
  className?: string;
}

/** Pauses and resumes all carousels on the page. Every page with a carousel needs one. */
export function PauseButton({ raised, className }: PauseButtonProps) {
  const { paused, setPaused } = useMotionPause();
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={paused ? t('playSlideshow') : t('pauseSlideshow')}
      raised={raised}
      className={className}
      onClick={() => setPaused(!paused)}
    />
  );
}
