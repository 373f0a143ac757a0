import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { rich } from '../lib/rich';
import { useCloseOnBack } from '../lib/useCloseOnBack';
import { IconButton } from '../ui/IconButton';
import { Picture, type PictureData } from '../ui/Picture';
import { t } from './detail.messages.generated';
import styles from './Lightbox.module.css';

interface LightboxProps {
  label: string;
  pictures: readonly PictureData[];
  /** The text below each picture; its alternative text by default. */
  caption?: string;
  /** Index of the current picture, from 0. */
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** Full-screen picture viewer with arrow-key navigation. Load it lazily. */
export default function Lightbox({ label, pictures, caption, index, onChange, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens the dialog before useCloseOnBack runs, because close() does nothing on a closed dialog.
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box && !box.open) box.showModal();
  }, []);
  useCloseOnBack(true, () => dialog.current?.close());

  const picture = pictures[index];
  if (!picture) return null;
  const step = (by: number) => onChange((index + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <Picture key={picture.url} picture={picture} sizes="100vw" priority className={styles.picture} />
      <div className={styles.bar}>
        <p className="tabular" role="status">
          {rich(t, 'pictureOf', {
            index: index + 1,
            count: pictures.length,
            alt: caption ?? picture.alt,
            caption: (text) => <span className={styles.caption}>{text}</span>,
          })}
        </p>
        <div className={styles.buttons}>
          <IconButton icon="chevron-left" label={t('previousPicture')} onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={t('nextPicture')} onClick={() => step(1)} />
          <IconButton icon="close" label={t('close')} onClick={() => dialog.current?.close()} />
        </div>
      </div>
    </dialog>
  );
}
