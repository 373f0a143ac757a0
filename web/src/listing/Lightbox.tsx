import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useBackCloses } from '../lib/useBackCloses';
import { IconButton } from '../ui/IconButton';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './Lightbox.module.css';

interface LightboxProps {
  label: string;
  pictures: readonly PictureData[];
  /** The one that shows, from 0. */
  index: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** One picture over the whole screen; the arrow keys and the buttons lead around. Loaded when the first one opens. */
export default function Lightbox({ label, pictures, index, onChange, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (box && !box.open) box.showModal();
  }, []);

  useBackCloses(true, () => dialog.current?.close());

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
          {index + 1} of {pictures.length}
          <span className={styles.caption}>{picture.alt}</span>
        </p>
        <div className={styles.buttons}>
          <IconButton icon="chevron-left" label="Previous picture" onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label="Next picture" onClick={() => step(1)} />
          <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
        </div>
      </div>
    </dialog>
  );
}
