import Box from '@mui/material/Box';
import { Picture, type PictureData } from '../ui/Picture';

interface AvatarProps {
  /** Null shows the default avatar. */
  picture: PictureData | null | undefined;
  className?: string;
}

/** A person's picture in an arch, or the default drawing. Decorative, as the name is beside it. */
export function Avatar({ picture, className }: AvatarProps) {
  return (
    <Box component="span" sx={avatarSx} className={className}>
      {picture ? (
        <Box component={Picture} picture={picture} sizes="112px" alt="" sx={pictureSx} />
      ) : (
        <Box component="svg" viewBox="0 0 112 128" aria-hidden="true" sx={placeholderSx}>
          <circle cx="56" cy="62" r="20" />
          <path d="M14 128c2-27 19-40 42-40s40 13 42 40z" />
        </Box>
      )}
    </Box>
  );
}

const avatarSx = {
  display: 'block',
  flex: 'none',
  width: 112,
  height: 128,
  background: 'var(--primary-soft)',
  mask: 'var(--arch) 0 0 / 100% 100%',
};
const pictureSx = {
  width: '100%',
  height: '100%',
};
const placeholderSx = {
  display: 'block',
  fill: 'color-mix(in srgb, var(--primary-text) 38%, var(--primary-soft))',
};
