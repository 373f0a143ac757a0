import { IconButton } from '../ui/mui/IconButton';
import { IconLink } from '../ui/mui/IconLink';
import { t } from './messages.generated';

interface ContentActionsProps {
  title: string;
  /** Paths of the public page and the editor. */
  view: string;
  edit: string;
  busy: boolean;
  onDelete: () => void;
}

/** Actions of one article or story in a table. */
export function ContentActions({ title, view, edit, busy, onDelete }: ContentActionsProps) {
  return (
    <>
      <IconLink
        icon="eye"
        size="small"
        label={t('viewInNewTab', { title })}
        to={view}
        target="_blank"
        rel="noopener"
      />
      {/* On phones, the title is the only link to the editor. */}
      <IconLink
        icon="pencil"
        size="small"
        label={t('editNamed', { name: title })}
        to={edit}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      />
      <IconButton
        icon="trash"
        size="small"
        tone="error"
        aria-haspopup="dialog"
        label={t('deleteNamed', { name: title })}
        disabled={busy}
        onClick={onDelete}
      />
    </>
  );
}
