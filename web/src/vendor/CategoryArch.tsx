import { Picture, type PictureData } from '../ui/Picture';
import styles from './CategoryArch.module.css';

const SIZES = '(min-width: 1280px) 200px, (min-width: 600px) 22vw, 30vw';

/** A category's picture in an arch. Decorative, as the name is beside it. */
export function CategoryArch({ picture }: { picture?: PictureData }) {
  return (
    <span className={styles.arch}>
      {picture && <Picture picture={picture} sizes={SIZES} alt="" className={styles.picture} />}
    </span>
  );
}
