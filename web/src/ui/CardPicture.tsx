import styles from './CardPicture.module.css';
import { LogoMark } from './LogoMark';
import { Picture, type PictureData } from './Picture';

interface CardPictureProps {
  picture?: PictureData;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** The first picture of an article or story in a list, or our logo if there is none. Decorative: the title is below it. */
export function CardPicture({ picture, className, ...rest }: CardPictureProps) {
  if (picture) return <Picture picture={picture} alt="" className={className} {...rest} />;
  return (
    <div className={`${className ?? ''} ${styles.none}`}>
      <LogoMark className={styles.mark} />
    </div>
  );
}
