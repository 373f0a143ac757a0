import { Carousel } from '../ui/Carousel';
import { PauseButton } from '../ui/PauseButton';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './PictureWall.module.css';

interface PictureWallProps {
  pictures: readonly PictureData[];
  /** Of the carousel: "Pictures of Jheel Mahal". */
  label: string;
}

/** All pictures in a grid, and one after the other. */
export function PictureWall({ pictures, label }: PictureWallProps) {
  if (!pictures.length) return <p>No images available</p>;
  return (
    <div className={styles.wall}>
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <Picture picture={picture} sizes="(min-width: 1024px) 200px, 45vw" className={styles.picture} />
          </li>
        ))}
      </ul>
      <Carousel
        pictures={pictures}
        sizes="(min-width: 1200px) 900px, 92vw"
        label={label}
        className={styles.carousel}
      />
      {pictures.length > 1 && <PauseButton />}
    </div>
  );
}
