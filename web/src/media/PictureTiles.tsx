import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/IconButton';
import { Picture, type PictureData } from '../ui/Picture';
import { LocalPicture } from './LocalPicture';
import styles from './PictureTiles.module.css';

interface PictureTilesProps {
  /** Those that are there already, in their order. */
  kept: readonly PictureData[];
  onKept: (kept: readonly PictureData[]) => void;
  /** Those that come with the form, behind them. */
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** The pictures that something will have: each can be moved and taken away, and nothing is done before the form is sent. */
export function PictureTiles({ kept, onKept, files, onFiles }: PictureTilesProps) {
  if (!kept.length && !files.length) return null;
  return (
    <ul className={styles.tiles} aria-label="Pictures">
      {kept.map((picture, index) => (
        <li key={picture.url} className={styles.tile}>
          <Picture picture={picture} sizes="220px" className={styles.picture} />
          <Controls name={`picture ${index + 1}`} items={kept} index={index} onItems={onKept} />
        </li>
      ))}
      {files.map((file, index) => (
        <li key={`${file.name} ${index}`} className={styles.tile}>
          <LocalPicture file={file} alt={file.name} className={styles.picture} />
          <span className={styles.new}>
            <Badge tone="info">New</Badge>
          </span>
          <Controls name={file.name} items={files} index={index} onItems={onFiles} />
        </li>
      ))}
    </ul>
  );
}

interface ControlsProps<Item> {
  /** What it is called: "picture 2". */
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
        label={`Move ${name} forward`}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon="arrow-right"
        size="small"
        label={`Move ${name} back`}
        disabled={index === items.length - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton
        icon="trash"
        size="small"
        label={`Remove ${name}`}
        onClick={() => onItems(items.filter((_, at) => at !== index))}
      />
    </div>
  );
}
