import Box from '@mui/material/Box';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Suspense, useState, type PointerEvent } from 'react';
import { useRestoreFocus } from '../lib/useRestoreFocus';
import { Badge } from '../ui/mui/Badge';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/lazyPart';
import { IconButton } from '../ui/mui/IconButton';
import { Picture } from '../ui/Picture';
import { Blur } from './Blur';
import type { GalleryTileFragment } from './Gallery.generated';
import { t } from './messages.generated';

const CaptionForm = lazyPart(() => import('./CaptionForm'));

/** Target of a move button. */
export type Step = 'earlier' | 'later' | 'first';

interface GalleryTileProps {
  tile: GalleryTileFragment;
  place: number;
  count: number;
  onStep: (step: Step) => void;
  onCaption: (caption: string) => Promise<string | undefined>;
  onRemove: () => void;
}

/** One picture in the owner's gallery, with its actions. */
export function GalleryTile({
  tile: { id, caption, picture },
  place,
  count,
  onStep,
  onCaption,
  onRemove,
}: GalleryTileProps) {
  const [editing, setEditing] = useState(false);
  const opener = useRestoreFocus(editing);
  const name = t('pictureNumber', { place: place + 1 });
  // aria-disabled rather than disabled, which would lose the focus.
  const step = (to: Step, possible: boolean) => ({
    'aria-disabled': !possible || undefined,
    'data-step': to,
    onClick: () => possible && onStep(to),
  });
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const onDrag = (event: PointerEvent) => {
    listeners?.onPointerDown?.(event);
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[tileSx, isDragging && draggedSx]}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-sortable={id}
    >
      <Box
        sx={frameSx}
        onPointerDown={(event) => event.pointerType === 'mouse' && onDrag(event)}
        onDragStart={(event) => event.preventDefault()}
      >
        <Box component={Blur} thumbhash={picture.thumbhash} sx={blurSx} />
        <Box
          component={Picture}
          picture={picture}
          alt={caption || t('uncaptioned', { place: place + 1 })}
          sizes="(min-width: 600px) 280px, 100vw"
          sx={pictureSx}
        />
        {place === 0 && (
          <Box component="span" sx={badgeSx}>
            <Badge tone="info" icon="star">
              {t('mainPicture')}
            </Badge>
          </Box>
        )}
        {/* A drag handle for touch, where dragging the picture scrolls the page. The buttons below do the same. */}
        <Box component="span" sx={gripSx} aria-hidden="true" onPointerDown={onDrag}>
          <Icon name="grip" />
        </Box>
      </Box>
      {editing ? (
        <Suspense fallback={null}>
          <CaptionForm name={name} caption={caption} onSave={onCaption} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Box
          component="button"
          ref={opener}
          type="button"
          sx={[captionSx, !caption && noneSx]}
          onClick={() => setEditing(true)}
        >
          <Box component="span" sx={wordsSx}>
            {caption || t('addACaption')}
          </Box>
          <span className="visually-hidden">, {name}</span>
          <Icon name="pencil" size="small" />
        </Box>
      )}
      <Box sx={toolsSx} role="group" aria-label={t('tools', { name })}>
        <IconButton
          size="small"
          icon="arrow-left"
          label={t('moveEarlier', { name })}
          {...step('earlier', place > 0)}
        />
        <IconButton
          size="small"
          icon="arrow-right"
          label={t('moveLater', { name })}
          {...step('later', place < count - 1)}
        />
        <IconButton
          size="small"
          icon="star"
          label={t('makeMain', { name })}
          tooltip={t('makeItMain')}
          {...step('first', place > 0)}
        />
        <IconButton
          size="small"
          icon="trash"
          tone="error"
          label={t('deleteNamed', { name })}
          sx={deleteSx}
          onClick={onRemove}
        />
      </Box>
    </Box>
  );
}

const tileSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 1,
};
const draggedSx = {
  '& > div:first-of-type': {
    cursor: 'grabbing',
    opacity: 0.6,
    outline: '2px solid var(--primary-text)',
    outlineOffset: '2px',
  },
};
const frameSx = {
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'var(--r-media)',
  background: 'var(--sunken)',
  cursor: 'grab',
  userSelect: 'none',
};
const blurSx = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
};
const badgeSx = {
  display: 'flex',
  position: 'absolute',
  top: 10,
  left: 10,
};
const gripSx = {
  position: 'absolute',
  top: 6,
  right: 6,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--surface)',
  color: 'text.secondary',
  touchAction: 'none',
};
const captionSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 'var(--tap)',
  padding: '4px',
  border: 0,
  borderRadius: 'var(--r-small)',
  background: 'none',
  color: 'var(--ink)',
  fontSize: 'var(--t-sm)',
  lineHeight: 1.4,
  textAlign: 'left',
  cursor: 'text',
  '&:hover': {
    background: 'color-mix(in srgb, var(--ink) 5%, transparent)',
  },
  '& > svg': {
    flex: 'none',
    color: 'hint',
  },
};
const noneSx = {
  color: 'text.secondary',
};
const wordsSx = {
  flex: 1,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const toolsSx = {
  display: 'flex',
  gap: 0.5,
  '& > [aria-disabled]': {
    opacity: 0.4,
    cursor: 'not-allowed',
  },
};
const deleteSx = {
  marginLeft: 'auto',
};
const pictureSx = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  aspectRatio: 'auto',
  background: 'none',
};
