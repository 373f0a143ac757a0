import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ownerPath } from '../../app/paths';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Panel } from '../../ui/mui/Panel';
import { Picture, type PictureData } from '../../ui/Picture';
import { t } from './messages.generated';

interface PictureStripProps {
  pictures: readonly PictureData[];
  /** Total number of pictures. */
  count: number;
}

/** The first pictures of a venue's gallery. */
export function PictureStrip({ pictures, count }: PictureStripProps) {
  return (
    <Panel
      title={t('galleryCount', { count })}
      actions={
        <LinkButton to={ownerPath('venue', 'gallery')} endIcon="arrow-right">
          {t('managePictures')}
        </LinkButton>
      }
    >
      {pictures.length > 0 ? (
        <Box component="ul" sx={stripSx}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Box component={Picture} picture={picture} sizes="200px" sx={pictureSx} />
            </li>
          ))}
        </Box>
      ) : (
        <Typography sx={noneSx}>{t('noImagesAvailable')}</Typography>
      )}
    </Panel>
  );
}

const stripSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 2.5,
};
const pictureSx = {
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r-control)',
};
const noneSx = {
  color: 'text.secondary',
};
