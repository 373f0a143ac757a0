import Box from '@mui/material/Box';
import type { FieldsOf } from '../lib/fieldsOf';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { rich } from '../lib/rich';
import { useDialog } from '../lib/useDialog';
import { Icon } from '../ui/Icon';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { useProblemToast } from '../ui/useProblemToast';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { EnquiryNotesFragment } from './EnquiryNotes.generated';
import { t } from './messages.generated';

const lazyDialog = lazyComponent(() =>
  import('./OrganiseDialog').then(({ OrganiseDialog }) => OrganiseDialog),
);

/** Labels and the private note of an enquiry, which only the business sees, with a button to change them. */
export function EnquiryNotes({ enquiry }: { enquiry: FieldsOf<EnquiryNotesFragment> }) {
  const { component: Dialog, load, loading, problem, prefetch } = useLazyComponent(lazyDialog);
  const dialog = useDialog();
  useProblemToast(problem);
  const { labels, privateNote, name } = enquiry;
  return (
    <Box sx={notesSx}>
      {labels.length > 0 && (
        <Box component="ul" aria-label={t('labels')} sx={labelsSx}>
          {labels.map((label) => (
            <li key={label.id}>
              <Badge icon="tag">{label.name}</Badge>
            </li>
          ))}
        </Box>
      )}
      {privateNote && (
        <Box sx={noteSx}>
          <Icon name="lock" size="small" />
          <span>
            <span className="visually-hidden">{t('privateNote')}: </span>
            {privateNote}
          </span>
        </Box>
      )}
      <div {...prefetch}>
        <Button
          size="small"
          variant="text"
          icon="pencil"
          aria-haspopup="dialog"
          busy={loading}
          onClick={() => void load().then((loaded) => loaded && dialog.show())}
        >
          {rich(t, 'labelsAndNote', { hidden: visuallyHidden, name })}
        </Button>
      </div>
      {Dialog && dialog.key > 0 && (
        <Dialog key={dialog.key} open={dialog.open} enquiry={enquiry} onClose={dialog.close} />
      )}
    </Box>
  );
}

const notesSx = {
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  // Aligns the button's icon with the text above.
  '& .MuiButton-root': { ml: '-13px' },
};
const labelsSx = { display: 'flex', flexWrap: 'wrap', gap: 1.5 };
const noteSx = {
  display: 'flex',
  gap: 2,
  fontSize: 'var(--t-sm)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginTop: '3px', color: 'text.secondary' },
};
