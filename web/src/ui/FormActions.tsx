import Box from '@mui/material/Box';
import { t } from './messages.generated';
import { Button } from './mui/Button';

interface FormActionsProps {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onCancel: () => void;
  /** Sticks to the bottom of the screen while the form is longer than it. */
  sticky?: boolean;
}

const GUTTER = 'clamp(20px, 2.6vw, 40px)';

/** The buttons of a form that edits in place. */
export function FormActions({ submitLabel, busyLabel, busy, onCancel, sticky }: FormActionsProps) {
  return (
    <Box
      sx={[
        {
          display: 'flex',
          justifyContent: 'end',
          gap: 2,
          paddingTop: 5,
          '& > *': { flex: { xs: '1 1 0', sm: 'none' } },
        },
        Boolean(sticky) && {
          position: 'sticky',
          zIndex: 1,
          bottom: 0,
          marginInline: `calc(-1 * ${GUTTER})`,
          padding: `12px ${GUTTER}`,
          borderTop: '1px solid var(--line)',
          background: 'var(--ground)',
        },
      ]}
    >
      <Button size="large" disabled={busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </Box>
  );
}
