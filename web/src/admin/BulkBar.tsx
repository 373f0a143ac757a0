import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../ui/mui/Button';
import { t } from './messages.generated';

interface BulkBarProps {
  /** Describes the selection: "3 pending venues selected"; omit it if nothing is selected. */
  label: string | undefined;
  onClear: () => void;
  /** Bulk actions. */
  children: ReactNode;
}

/** Bulk actions for the selected rows. Announces the selection. */
export const BulkBar = ({ label, onClear, children }: BulkBarProps) => (
  <>
    <p className="visually-hidden" role="status">
      {label}
    </p>
    {label !== undefined && (
      <Paper elevation={8} role="region" aria-label={t('bulkActions')} sx={barSx}>
        <Typography component="b" sx={labelSx}>
          {label}
        </Typography>
        {children}
        <Button variant="text" onClick={onClear}>
          {t('clear')}
        </Button>
      </Paper>
    )}
  </>
);

/** Fixed to the bottom of the window, so that selecting a row doesn't shift the table. */
const barSx = {
  position: 'sticky',
  zIndex: 3,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 56,
  mt: 3,
  padding: { xs: '10px 12px', md: '6px 8px 6px 16px' },
  background: 'var(--primary-soft)',
  '& > .MuiButton-root': { flex: { xs: 1, md: 'none' }, paddingInline: { xs: '8px', md: '16px' } },
};
const labelSx = { flexBasis: { xs: '100%', md: 'auto' }, mr: 'auto', fontWeight: 600 };
