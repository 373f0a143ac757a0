import { IconButton } from '../ui/IconButton';
import { IconLink } from '../ui/IconLink';

interface ContentActsProps {
  title: string;
  /** Where it is read, and where it is written. */
  view: string;
  edit: string;
  busy: boolean;
  onDelete: () => void;
}

/** What can be done with every article and story of a table. */
export function ContentActs({ title, view, edit, busy, onDelete }: ContentActsProps) {
  return (
    <>
      <IconLink
        icon="eye"
        size="small"
        label={`View ${title} in a new tab`}
        to={view}
        target="_blank"
        rel="noopener"
      />
      <IconLink icon="pencil" size="small" label={`Edit ${title}`} to={edit} />
      <IconButton
        icon="trash"
        size="small"
        tone="bad"
        aria-haspopup="dialog"
        label={`Delete ${title}`}
        disabled={busy}
        onClick={onDelete}
      />
    </>
  );
}
