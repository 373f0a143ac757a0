import { GALLERY_MAX } from '@mandap/api/constants/listing';
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '../lib/keepFocus';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { PicturePicker } from '../media/PicturePicker';
import { UploadList } from '../media/UploadList';
import { useUploads } from '../media/useUploads';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EmptyState } from '../ui/EmptyState';
import { useToast } from '../ui/useToast';
import { AddPictureDocument, type GalleryTileFragment } from './Gallery.generated';
import styles from './GalleryEditor.module.css';
import { GalleryTile, type Step } from './GalleryTile';
import { useDragOrder } from './useDragOrder';
import { keepGallery, useGallery } from './useGallery';

interface GalleryEditorProps {
  gallery: readonly GalleryTileFragment[];
}

/** The pictures of a listing: added, put in order, described and deleted. */
export function GalleryEditor({ gallery }: GalleryEditorProps) {
  const toast = useToast();
  const { pictures, move, caption, remove } = useGallery(gallery);
  const ids = pictures.map(({ id }) => id);
  const { start, dragged, placeOf } = useDragOrder(ids, move);
  const { uploads, busy, ...queue } = useUploads({
    mutation: AddPictureDocument,
    variables: (file) => ({ file }),
    payload: ({ addPictures }) => addPictures,
    update: keepGallery,
    problemOf: ({ added }) => (added?.length === 0 ? 'This picture is in your gallery already.' : undefined),
  });
  const { warning } = useUnsavedChanges(busy);

  const list = useRef<HTMLOListElement>(null);
  const [stepped, setStepped] = useState<{ id: string; step: Step }>();
  useEffect(() => {
    // A button that moves along in the page loses the focus.
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
    keepFocus();
    if (problem) toast.show({ status: 'error', text: `The picture was not deleted. ${problem}` });
    else toast.show({ status: 'success', text: 'The picture is deleted.' });
  };

  const full = gallery.length >= GALLERY_MAX;
  return (
    <div className={styles.editor}>
      {warning}
      <PicturePicker
        label="Add pictures"
        hint={
          full
            ? `A gallery holds at most ${GALLERY_MAX} pictures.`
            : 'Or drop them here. JPEG, PNG, WebP or AVIF, at most 10 MB each.'
        }
        multiple
        disabled={full}
        onFiles={queue.add}
      />
      <UploadList uploads={uploads} onRemove={queue.remove} onRetry={queue.retry} />
      <p className="visually-hidden" role="status">
        {stepped && `Picture moved to place ${ids.indexOf(stepped.id) + 1} of ${ids.length}`}
      </p>
      {pictures.length === 0 ? (
        <EmptyState title="No pictures yet">
          The first one you add stands on your card in the lists.
        </EmptyState>
      ) : (
        <ol ref={list} className={styles.grid} aria-label="Pictures in their order">
          {pictures.map((tile, place) => (
            <GalleryTile
              key={tile.id}
              tile={tile}
              place={placeOf(tile.id) ?? place}
              count={pictures.length}
              dragged={dragged === tile.id}
              order={placeOf(tile.id)}
              onDrag={start(tile.id)}
              onStep={(to) => step(tile.id, to)}
              onCaption={(words) => caption(tile.id, words)}
              onRemove={() => setRemoving(tile)}
            />
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title="Delete this picture?"
        confirmLabel="Delete"
        destructive
        busy={deleting}
        onConfirm={() => void confirmed()}
        onClose={() => setRemoving(undefined)}
      >
        {removing?.caption
          ? `“${removing.caption}” leaves your page and the lists.`
          : 'It leaves your page and the lists.'}
      </ConfirmDialog>
    </div>
  );
}
