import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../messages.generated';

interface CardSkeletonsProps {
  /** The layout of the loaded cards. */
  sx?: SxProps<Theme>;
  count?: number;
  height: number;
  /** Shown as visible text; without it, a default is announced to assistive technology only. */
  text?: string;
}

/** Placeholders for a list of cards while it loads. */
export function CardSkeletons({ sx, count = 3, height, text }: CardSkeletonsProps) {
  return (
    <div role="status">
      {text ? (
        <Typography sx={{ mb: 4, color: 'text.secondary' }}>{text}</Typography>
      ) : (
        <span className="visually-hidden">{t('loading')}</span>
      )}
      <Box sx={sx} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} sx={{ borderRadius: 'var(--r-panel)' }} />
        ))}
      </Box>
    </div>
  );
}
