import type { CSSProperties } from 'react';
import { cx } from './cx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** Shape and spacing of the content to come. */
  className?: string;
}

/** A placeholder with the exact size of loading content. It doesn't shimmer. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span className={cx(styles.skeleton, className)} style={{ width, height }} aria-hidden="true" />;
}
