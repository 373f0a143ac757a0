import { ownerPath } from '../../app/paths';
import { LinkButton } from '../../ui/LinkButton';
import { Panel } from '../../ui/Panel';
import { Picture, type PictureData } from '../../ui/Picture';
import styles from './PictureStrip.module.css';

interface PictureStripProps {
  pictures: readonly PictureData[];
  /** All there are. */
  count: number;
}

/** The beginning of a venue's gallery. */
export function PictureStrip({ pictures, count }: PictureStripProps) {
  return (
    <Panel
      title={`Gallery (${count})`}
      actions={
        <LinkButton to={ownerPath('venue', 'gallery')} endIcon="arrow-right">
          Manage pictures
        </LinkButton>
      }
    >
      {pictures.length > 0 ? (
        <ul className={styles.strip}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture picture={picture} sizes="200px" className={styles.picture} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>No images available</p>
      )}
    </Panel>
  );
}
