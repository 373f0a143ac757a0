import { useState, type PointerEvent } from 'react';
import { useFocusBack } from '../lib/useFocusBack';
import { Badge } from '../ui/Badge';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Picture } from '../ui/Picture';
import { Blur } from './Blur';
import { CaptionForm } from './CaptionForm';
import type { GalleryTileFragment } from './Gallery.generated';
import styles from './GalleryTile.module.css';

/** Where a picture goes by a button. */
export type Step = 'earlier' | 'later' | 'first';

interface GalleryTileProps {
  tile: GalleryTileFragment;
  place: number;
  count: number;
  dragged: boolean;
  /** Its place while something is dragged. */
  order?: number;
  onDrag: (event: PointerEvent) => void;
  onStep: (step: Step) => void;
  onCaption: (caption: string) => Promise<string | undefined>;
  onRemove: () => void;
}

/** One picture of the owner's gallery, with everything that can be done with it. */
export function GalleryTile({
  tile: { id, caption, picture },
  place,
  count,
  dragged,
  order,
  onDrag,
  onStep,
  onCaption,
  onRemove,
}: GalleryTileProps) {
  const [editing, setEditing] = useState(false);
  const opener = useFocusBack(editing);
  const name = `picture ${place + 1}`;
  // Pressed ones stay where the focus is: a button that was disabled would lose it.
  const step = (to: Step, possible: boolean) => ({
    'aria-disabled': !possible || undefined,
    'data-step': to,
    onClick: () => possible && onStep(to),
  });
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return (
    <li className={cx(styles.tile, dragged && styles.dragged)} style={{ order }} data-sortable={id}>
      <div
        className={styles.frame}
        onPointerDown={(event) => isMouse(event) && onDrag(event)}
        onDragStart={(event) => event.preventDefault()}
      >
        <Blur thumbhash={picture.thumbhash} className={styles.blur} />
        <Picture
          picture={picture}
          alt={caption || `Picture ${place + 1}, without a caption`}
          sizes="(min-width: 600px) 280px, 100vw"
          className={styles.picture}
        />
        {place === 0 && (
          <span className={styles.badge}>
            <Badge tone="info" icon="star">
              Main picture
            </Badge>
          </span>
        )}
        {/* For fingers, for which the picture itself scrolls the page; the buttons below do the same. */}
        <span className={styles.grip} aria-hidden="true" onPointerDown={onDrag}>
          <Icon name="grip" />
        </span>
      </div>
      {editing ? (
        <CaptionForm name={name} caption={caption} onSave={onCaption} onClose={() => setEditing(false)} />
      ) : (
        <button
          ref={opener}
          type="button"
          className={cx(styles.caption, !caption && styles.none)}
          onClick={() => setEditing(true)}
        >
          <span className={styles.words}>{caption || 'Add a caption'}</span>
          <span className="visually-hidden">, {name}</span>
          <Icon name="pencil" size="small" />
        </button>
      )}
      <div className={styles.tools} role="group" aria-label={`Place of ${name}, and deleting it`}>
        <IconButton
          size="small"
          icon="arrow-left"
          label={`Move ${name} earlier`}
          {...step('earlier', place > 0)}
        />
        <IconButton
          size="small"
          icon="arrow-right"
          label={`Move ${name} later`}
          {...step('later', place < count - 1)}
        />
        <IconButton
          size="small"
          icon="star"
          label={`Make ${name} the main picture`}
          title="Make it the main picture"
          {...step('first', place > 0)}
        />
        <IconButton
          size="small"
          icon="trash"
          tone="bad"
          label={`Delete ${name}`}
          className={styles.delete}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
