import Box from '@mui/material/Box';
import { REVIEW_PICTURES_MAX } from '@mandap/api/constants/review';
import { useEffect } from 'react';
import { PicturePicker } from '../media/PicturePicker';
import { UploadList } from '../media/UploadList';
import { useChosenOrder } from '../media/useChosenOrder';
import { useUploads } from '../media/useUploads';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { IconButton } from '../ui/mui/IconButton';
import { Picture } from '../ui/Picture';
import { t } from './dialog.messages.generated';
import { UploadReviewPictureDocument, type ReviewPhotoFragment } from './ReviewDialog.generated';

interface ReviewPicturesFieldProps {
  pictures: readonly ReviewPhotoFragment[];
  onChange: (change: (pictures: readonly ReviewPhotoFragment[]) => readonly ReviewPhotoFragment[]) => void;
  /** Whether files are being uploaded. */
  onBusy: (busy: boolean) => void;
}

/** Photos of a review: uploaded one by one when they are chosen, and sent with the review. */
export function ReviewPicturesField({ pictures, onChange, onBusy }: ReviewPicturesFieldProps) {
  const insert = useChosenOrder();
  const { uploads, busy, add, remove, retry } = useUploads({
    mutation: UploadReviewPictureDocument,
    variables: (file) => ({ file }),
    payload: ({ uploadReviewPicture }) => uploadReviewPicture,
    onUploaded: ({ picture }, order) => picture && onChange((before) => insert(before, picture, order)),
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const pending = uploads.filter(({ state }) => state !== 'done' && state !== 'refused').length;
  const room = REVIEW_PICTURES_MAX - pictures.length - pending;

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FieldFrame label={t('photos')} hint={t('photosHint', { max: REVIEW_PICTURES_MAX })}>
        {(control) => (
          <PicturePicker
            {...control}
            label={t('addPhotos')}
            multiple
            disabled={room <= 0}
            onFiles={(files) =>
              add(files, { room, problem: t('tooManyPhotos', { max: REVIEW_PICTURES_MAX }) })
            }
          />
        )}
      </FieldFrame>
      <UploadList
        uploads={uploads.filter(({ state }) => state !== 'done')}
        onRemove={remove}
        onRetry={retry}
      />
      {pictures.length > 0 && (
        <Box component="ul" sx={tilesSx} aria-label={t('photos')}>
          {pictures.map(({ id, picture }, index) => (
            <li key={id}>
              <Picture picture={picture} sizes="160px" alt={t('photoNumber', { index: index + 1 })} />
              <IconButton
                icon="trash"
                raised
                label={t('removePhoto', { index: index + 1 })}
                onClick={() => onChange((before) => before.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const tilesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', overflow: 'hidden', aspectRatio: '1', borderRadius: 'var(--r-control)' },
  '& picture': { height: '100%' },
  '& button': { position: 'absolute', top: 4, right: 4 },
};
