import { IconButton } from './IconButton';
import { useMotionPause } from './motionPause';

/** Stops all moving pictures of the page, and starts them again. Every page with a carousel has one. */
export function PauseButton({ className }: { className?: string }) {
  const { paused, setPaused } = useMotionPause();
  return (
    <IconButton
      icon={paused ? 'play' : 'pause'}
      label={paused ? 'Play pictures' : 'Pause pictures'}
      className={className}
      onClick={() => setPaused(!paused)}
    />
  );
}
