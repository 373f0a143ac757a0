import { IconButton } from './IconButton';
import { t } from './messages.generated';
import { useMotionPause } from './motionPause';

interface PauseButtonProps {
  /** What the page’s carousels show, if not photos of listings or weddings. */
  shows?: 'photos' | 'pictures';
  /** For use over a picture. */
  raised?: boolean;
  className?: string;
}

/** Pauses and resumes all carousels on the page. Every page with a carousel needs one. */
export function PauseButton({ shows = 'photos', raised, className }: PauseButtonProps) {
  const { paused, setPaused } = useMotionPause();
  const play = shows === 'photos' ? t('playPhotos') : t('playPictures');
  const pause = shows === 'photos' ? t('pausePhotos') : t('pausePictures');
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={paused ? play : pause}
      raised={raised}
      className={className}
      onClick={() => setPaused(!paused)}
    />
  );
}
