import Box from '@mui/material/Box';
import { Icon } from '../ui/Icon';

interface FieldStatusProps {
  tone?: 'success' | 'warning';
  /** Nothing to say without children. */
  children?: React.ReactNode;
}

/** What a field's value means for the business, below the field. Always rendered, so that screen readers announce changes. */
export const FieldStatus = ({ tone = 'success', children }: FieldStatusProps) => (
  <Box component="span" role="status" sx={statusSx} data-tone={tone}>
    {children && (
      <>
        <Icon name={tone === 'success' ? 'check' : 'warning'} size="small" />
        {children}
      </>
    )}
  </Box>
);

const statusSx = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'start',
  color: 'var(--warning)',
  fontSize: 'var(--t-sm)',
  fontWeight: 500,
  '&[data-tone="success"]': { color: 'var(--success)' },
  '& svg': { flex: 'none', marginTop: '2px' },
};
