import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './RowTitle.module.css';

interface RowTitleProps {
  title: string;
  /** Where a press on the title leads. */
  to?: string;
  /** Under it: the place, an address. */
  detail?: ReactNode;
  /** Null where the row could have one; without it, none is kept room for. */
  picture?: PictureData | null;
}

/** The first cell of a row: whom it is about. */
export function RowTitle({ title, to, detail, picture }: RowTitleProps) {
  return (
    <div className={styles.title}>
      {picture && <Picture picture={picture} alt="" sizes="64px" className={styles.picture} />}
      {picture === null && (
        <span className={styles.initial} aria-hidden="true">
          {title.trim().charAt(0).toUpperCase()}
        </span>
      )}
      <div className={styles.words}>
        {to ? (
          <Link className={styles.name} to={to}>
            {title}
          </Link>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
    </div>
  );
}
