import Box from '@mui/material/Box';
import { Carousel } from '../ui/Carousel';
import { PauseButton } from '../ui/PauseButton';
import { Picture, type PictureData } from '../ui/Picture';
import { t } from './messages.generated';

interface PictureWallProps {
  pictures: readonly PictureData[];
  /** Accessible name of the carousel: "Photos of Jheel Mahal". */
  label: string;
}

/** All pictures, as a grid and as a carousel. */
export function PictureWall({ pictures, label }: PictureWallProps) {
  if (!pictures.length) return <p>{t('noImagesAvailable')}</p>;
  return (
    <Box sx={wallSx}>
      <Box component="ul" sx={gridSx}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <Box
              component={Picture}
              picture={picture}
              sizes="(min-width: 1024px) 200px, 45vw"
              sx={pictureSx}
            />
          </li>
        ))}
      </Box>
      <Box
        component={Carousel}
        pictures={pictures}
        sizes="(min-width: 1200px) 900px, 92vw"
        label={label}
        sx={carouselSx}
      />
      {pictures.length > 1 && <PauseButton />}
    </Box>
  );
}

const wallSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  justifyItems: 'start',
};
const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: 3,
  width: '100%',
};
const pictureSx = {
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-small)',
};
const carouselSx = {
  width: '100%',
  maxHeight: 600,
  borderRadius: 'var(--r-media)',
};
