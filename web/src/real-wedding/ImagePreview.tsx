import { rich } from '../lib/rich';
import { LocalPicture } from '../media/LocalPicture';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { visuallyHidden } from '../ui/visuallyHidden';
import { PauseButton } from '../ui/PauseButton';
import { useSlides } from '../ui/useSlides';
import { t } from './own.messages.generated';
import styles from './ImagePreview.module.css';

const INTERVAL_MS = 5000;

interface ImagePreviewProps {
  images: readonly File[];
  onRemove: (image: File) => void;
}

/** Preview of the chosen pictures as in the story, and a list to remove them. */
export function ImagePreview({ images, onRemove }: ImagePreviewProps) {
  const { ref, current, show } = useSlides(images.length, INTERVAL_MS);
  const shown = Math.min(current, images.length - 1);
  return (
    <div>
      <div className={styles.frame}>
        <div
          ref={ref}
          className={styles.slides}
          role="group"
          aria-roledescription={t('carousel')}
          aria-label={t('chosenImages')}
        >
          {images.map((image, index) => (
            <LocalPicture
              key={`${image.name} ${index}`}
              file={image}
              alt={image.name}
              className={cx(styles.slide, index === shown && styles.current)}
              aria-hidden={index !== shown || undefined}
            />
          ))}
        </div>
        {images.length > 1 && <PauseButton raised className={styles.pause} />}
      </div>
      <ul className={styles.names}>
        {images.map((image, index) => (
          <li key={`${image.name} ${index}`}>
            <button type="button" className={styles.name} onClick={() => show(index)}>
              {rich(t, 'show', { hidden: visuallyHidden, name: image.name })}
            </button>
            <Button variant="text" size="small" icon="trash" onClick={() => onRemove(image)}>
              {rich(t, 'removeName', { hidden: visuallyHidden, name: image.name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
