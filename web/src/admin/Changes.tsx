import { clip } from '@mandap/api/clip';
import Box from '@mui/material/Box';
import { fieldLabel, valueLabel } from './auditLabels';

interface ChangesProps {
  changes: readonly { field: string; before: string | null; after: string | null }[];
}

/** Longer values are truncated, as they are in the audit log itself. */
const LONG = 120;

const short = (value: string) => clip(valueLabel(value), LONG);

/** The changed fields of an audit log entry: "Status: pending → rejected". */
export function Changes({ changes }: ChangesProps) {
  const visibleChanges = changes.filter(({ before, after }) => before !== null || after !== null);
  return (
    <Box component="ul" sx={changesSx}>
      {visibleChanges.map(({ field, before, after }) => (
        <li key={field}>
          <Box component="span" sx={fieldSx}>
            {fieldLabel(field)}:
          </Box>{' '}
          {before !== null && after !== null ? (
            <>
              <del>{short(before)}</del>
              <span aria-hidden="true"> → </span>
              <ins>{short(after)}</ins>
            </>
          ) : after !== null ? (
            <ins>{short(after)}</ins>
          ) : (
            <del>{short(before ?? '')}</del>
          )}
        </li>
      ))}
    </Box>
  );
}

const changesSx = {
  display: 'grid',
  gap: 0.5,
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
  '& del': {
    color: 'text.secondary',
    textDecorationThickness: '1px',
  },
  '& ins': {
    textDecoration: 'none',
  },
};
const fieldSx = {
  color: 'text.secondary',
};
