import Box from '@mui/material/Box';
import type { StyleObject } from './styleObject';

/** Returns the capital first letter of a name. */
export const initialOf = (name: string): string => name.trim().charAt(0).toUpperCase();

interface InitialProps {
  /** Undefined while loading, which shows an empty arch. */
  name: string | undefined;
  size: keyof typeof SIZES;
  sx?: StyleObject;
}

/** The first letter of a name in an arch, where there is no picture. */
export const Initial = ({ name, size, sx }: InitialProps) => (
  <Box component="span" aria-hidden="true" sx={[archSx, SIZES[size], sx ?? false]}>
    {name && initialOf(name)}
  </Box>
);

const archSx = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  background: 'var(--primary-soft)',
  color: 'var(--primary-text)',
  fontFamily: 'var(--display)',
  lineHeight: 1,
  mask: 'var(--arch) 0 0 / 100% 100%',
};
const SIZES = {
  small: { width: 64, height: 72, pt: 2.5, fontSize: '1.75rem' },
  medium: { width: 84, height: 96, pt: 3.5, fontSize: '2.25rem' },
  large: { width: 96, height: 120, pt: 4, fontSize: '2.5rem' },
};
