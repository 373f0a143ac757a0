import { cx } from '../ui/cx';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Null for the default one. */
  picture: PictureData | null | undefined;
  className?: string;
}

/** A person's picture under the arch; somebody who gave none is drawn there. The name stands beside it. */
export function Avatar({ picture, className }: AvatarProps) {
  return (
    <span className={cx(styles.avatar, className)}>
      {picture ? (
        <Picture picture={picture} sizes="112px" alt="" className={styles.picture} />
      ) : (
        <svg viewBox="0 0 112 128" aria-hidden="true" className={styles.nobody}>
          <circle cx="56" cy="62" r="20" />
          <path d="M14 128c2-27 19-40 42-40s40 13 42 40z" />
        </svg>
      )}
    </span>
  );
}
