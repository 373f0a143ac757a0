import Box from '@mui/material/Box';
import { GALLERY_MAX } from '@mandap/api/constants/listing';
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { PicturePicker } from '../media/PicturePicker';
import { UploadList } from '../media/UploadList';
import { useUploads } from '../media/useUploads';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { useToast } from '../ui/useToast';
import { AddPictureDocument, type GalleryTileFragment } from './Gallery.generated';
import { GalleryTile, type Step } from './GalleryTile';
import { t } from './messages.generated';
import { useGallery, writeAddedPictures } from './useGallery';

interface GalleryEditorProps {
  gallery: readonly GalleryTileFragment[];
}

/** A listing's pictures, to add, reorder, caption and delete. */
export function GalleryEditor({ gallery }: GalleryEditorProps) {
  const toast = useToast();
  const { pictures, run, move, caption, remove } = useGallery(gallery);
  const ids = pictures.map(({ id }) => id);
  // Shorter pointer movements count as clicks.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) move(String(active.id), from < to ? ids[to + 1] : ids[to]);
  };
  const { uploads, busy, ...queue } = useUploads({
    mutation: AddPictureDocument,
    variables: (file) => ({ file }),
    payload: ({ addPictures }) => addPictures,
    update: writeAddedPictures,
    run,
    // The server appends each picture to the gallery when it arrives.
    atOnce: 1,
    problemOf: ({ added }) => (added?.length === 0 ? t('alreadyInGallery') : undefined),
  });
  const { warning } = useUnsavedChanges(busy);

  const list = useRef<HTMLOListElement>(null);
  const [stepped, setStepped] = useState<{ id: string; step: Step }>();
  useEffect(() => {
    // The button moved in the DOM with its picture, which lost the focus.
    if (stepped)
      list.current
        ?.querySelector<HTMLElement>(`[data-sortable="${stepped.id}"] [data-step="${stepped.step}"]`)
        ?.focus();
  }, [stepped]);
  const step = (id: string, to: Step) => {
    const place = ids.indexOf(id);
    move(id, to === 'first' ? ids[0] : to === 'earlier' ? ids[place - 1] : ids[place + 2]);
    setStepped({ id, step: to });
  };

  const [removing, setRemoving] = useState<GalleryTileFragment>();
  const [deleting, setDeleting] = useState(false);
  const confirmed = async () => {
    if (!removing) return;
    setDeleting(true);
    const problem = await remove(removing.id);
    setDeleting(false);
    setRemoving(undefined);
    moveFocusToMain();
    if (problem) toast.show({ status: 'error', text: t('notDeleted', { problem }) });
    else toast.show({ status: 'success', text: t('deleted') });
  };

  const full = gallery.length >= GALLERY_MAX;
  return (
    <Box sx={editorSx}>
      {warning}
      <PicturePicker
        label={t('addPictures')}
        hint={full ? t('galleryFull', { galleryMax: GALLERY_MAX }) : t('uploadHint')}
        multiple
        disabled={full}
        onFiles={queue.add}
      />
      <UploadList uploads={uploads} onRemove={queue.remove} onRetry={queue.retry} />
      <p className="visually-hidden" role="status">
        {stepped && t('moved', { id: ids.indexOf(stepped.id) + 1, count: ids.length })}
      </p>
      {pictures.length === 0 ? (
        <EmptyState title={t('noPicturesYet')} />
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: SILENT }}
          onDragEnd={drop}
        >
          <SortableContext items={ids} strategy={rectSortingStrategy}>
            <Box component="ol" ref={list} sx={gridSx} aria-label={t('picturesInOrder')}>
              {pictures.map((tile, place) => (
                <GalleryTile
                  key={tile.id}
                  tile={tile}
                  place={place}
                  count={pictures.length}
                  onStep={(to) => step(tile.id, to)}
                  onCaption={(words) => caption(tile.id, words)}
                  onRemove={() => setRemoving(tile)}
                />
              ))}
            </Box>
          </SortableContext>
        </DndContext>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('deleteTitle')}
        confirmLabel={t('delete')}
        destructive
        busy={deleting}
        onConfirm={() => void confirmed()}
        onClose={() => setRemoving(undefined)}
      >
        {removing?.caption ? t('deleteNamedEffect', { caption: removing.caption }) : t('deleteEffect')}
      </ConfirmDialog>
    </Box>
  );
}

/** Disables drag announcements: dragging is for pointers, and the move buttons announce themselves. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const editorSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
};
const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
  gap: '28px 24px',
};
