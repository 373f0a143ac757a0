import Box from '@mui/material/Box';
import { Badge } from '../ui/mui/Badge';
import { IconButton } from '../ui/mui/IconButton';
import { Picture, type PictureData } from '../ui/Picture';
import { LocalPicture } from './LocalPicture';
import { t } from './messages.generated';

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
    <Box component="ul" sx={tilesSx} aria-label={t('pictures')}>
      {kept.map((picture, index) => (
        <li key={picture.url}>
          <Picture picture={picture} sizes="220px" />
          <Controls
            name={t('pictureNumber', { index: index + 1 })}
            items={kept}
            index={index}
            onItems={onKept}
          />
        </li>
      ))}
      {files.map((file, index) => (
        <li key={`${file.name} ${index}`}>
          <LocalPicture file={file} alt={file.name} />
          <Box component="span" sx={newSx}>
            <Badge tone="info">{t('newPicture')}</Badge>
          </Box>
          <Controls name={file.name} items={files} index={index} onItems={onFiles} />
        </li>
      ))}
    </Box>
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
    <Box sx={controlsSx}>
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
    </Box>
  );
}

const tilesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 4,
  maxWidth: 720,
  '& > li': { position: 'relative', minWidth: 0 },
  '& > li > picture, & > li > img': {
    display: 'block',
    width: '100%',
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    borderRadius: 'var(--r-control)',
    background: 'var(--sunken)',
    objectFit: 'cover',
  },
};
const newSx = { position: 'absolute', top: 8, left: 8 };
const controlsSx = { display: 'flex', gap: 1, paddingTop: 1, '& > :last-child': { marginLeft: 'auto' } };
