import Box from '@mui/material/Box';
import { rich } from '../lib/rich';
import { LocalPicture } from '../media/LocalPicture';
import { Button } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { PauseButton } from '../ui/PauseButton';
import { useSlides } from '../ui/useSlides';
import { t } from './own.messages.generated';

const INTERVAL_MS = 5000;

interface ImagePreviewProps {
  images: readonly File[];
  onRemove: (image: File) => void;
}

/** Preview of the chosen pictures as in the story, and a list to remove them. */
export function ImagePreview({ images, onRemove }: ImagePreviewProps) {
  const { ref, current, show } = useSlides(images.length, INTERVAL_MS);
  const shown = Math.min(current, images.length - 1);
  return (
    <div>
      <Box sx={{ position: 'relative' }}>
        <Box
          ref={ref}
          sx={slidesSx}
          role="group"
          aria-roledescription={t('carousel')}
          aria-label={t('chosenImages')}
        >
          {images.map((image, index) => (
            <LocalPicture
              key={`${image.name} ${index}`}
              file={image}
              alt={image.name}
              aria-hidden={index !== shown || undefined}
            />
          ))}
        </Box>
        {images.length > 1 && (
          <Box sx={pauseSx}>
            <PauseButton raised />
          </Box>
        )}
      </Box>
      <Box component="ul" sx={namesSx}>
        {images.map((image, index) => (
          <li key={`${image.name} ${index}`}>
            <Box component="button" type="button" sx={nameSx} onClick={() => show(index)}>
              {rich(t, 'show', { hidden: visuallyHidden, name: image.name })}
            </Box>
            <Button variant="text" size="small" icon="trash" onClick={() => onRemove(image)}>
              {rich(t, 'removeName', { hidden: visuallyHidden, name: image.name })}
            </Button>
          </li>
        ))}
      </Box>
    </div>
  );
}

const slidesSx = {
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'var(--r-media)',
  background: 'var(--sunken)',
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    transition: 'opacity 500ms var(--ease)',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '& > [aria-hidden]': { opacity: 0 },
};
const pauseSx = { position: 'absolute', zIndex: 1, top: 12, right: 12 };
const namesSx = {
  mt: 2,
  '& > li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 4 },
  '& > li + li': { borderTop: '1px solid var(--line)' },
};
const nameSx = {
  minWidth: 0,
  minHeight: 'var(--tap)',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  color: 'var(--ink)',
  fontSize: 'var(--t-sm)',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
};
