import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/IconButton';
import { Picture, type PictureData } from '../ui/Picture';
import { LocalPicture } from './LocalPicture';
import { t } from './messages.generated';
import styles from './PictureTiles.module.css';

interface PictureTilesProps {
  /** Existing pictures, in order. */
  kept: readonly PictureData[];
  onKept: (kept: readonly PictureData[]) => void;
  /** New files, after the existing pictures. */
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** Existing and new pictures of a form, to reorder and remove. Nothing changes before the form is submitted. */
export function PictureTiles({ kept, onKept, files, onFiles }: PictureTilesProps) {
  if (!kept.length && !files.length) return null;
  return (
    <ul className={styles.tiles} aria-label={t('pictures')}>
      {kept.map((picture, index) => (
        <li key={picture.url} className={styles.tile}>
          <Picture picture={picture} sizes="220px" className={styles.picture} />
          <Controls
            name={t('pictureNumber', { index: index + 1 })}
            items={kept}
            index={index}
            onItems={onKept}
          />
        </li>
      ))}
      {files.map((file, index) => (
        <li key={`${file.name} ${index}`} className={styles.tile}>
          <LocalPicture file={file} alt={file.name} className={styles.picture} />
          <span className={styles.new}>
            <Badge tone="info">{t('newPicture')}</Badge>
          </span>
          <Controls name={file.name} items={files} index={index} onItems={onFiles} />
        </li>
      ))}
    </ul>
  );
}

interface ControlsProps<Item> {
  /** Accessible name: "picture 2". */
  name: string;
  items: readonly Item[];
  index: number;
  onItems: (items: readonly Item[]) => void;
}

function Controls<Item>({ name, items, index, onItems }: ControlsProps<Item>) {
  const move = (to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(index, 1));
    onItems(next);
  };
  return (
    <div className={styles.controls}>
      <IconButton
        icon="arrow-left"
        size="small"
        label={t('moveForward', { name })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon="arrow-right"
        size="small"
        label={t('moveBack', { name })}
        disabled={index === items.length - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton
        icon="trash"
        size="small"
        label={t('remove', { name })}
        onClick={() => onItems(items.filter((_, at) => at !== index))}
      />
    </div>
  );
}
