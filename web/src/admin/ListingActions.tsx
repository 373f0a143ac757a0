import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/mui/Button';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { t } from './messages.generated';
import { actionsFor, type ModerationAction } from './moderation';
import { ModerationButtons } from './ModerationButtons';
import { ModerationDialog } from './ModerationDialog';
import { useModeration } from './useModeration';

interface ListingActionsProps {
  listing: Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'status' | 'emailConfirmed'>;
  /** Path of the table to open after a deletion. */
  table: string;
  /** Refetches the page. */
  reload: () => Promise<unknown>;
  /** Invalidates the tables' cached rows. */
  onChange: () => void;
}

/** An admin's actions on the open listing. */
export function ListingActions({ listing, table, reload, onChange }: ListingActionsProps) {
  const navigate = useNavigate();
  const { moderate, busy } = useModeration(async () => {
    onChange();
    await reload();
  });
  const [open, setOpen] = useState<ModerationAction | 'delete'>();
  const [confirming, setConfirming] = useState<ModerationAction | 'delete'>();
  const confirm = (action: ModerationAction | 'delete') => {
    setConfirming(action);
    setOpen(action);
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <ModerationButtons actions={actionsFor(listing.status)} disabled={busy} onAction={confirm} />
      <Button
        variant="text"
        tone="error"
        icon="trash"
        aria-haspopup="dialog"
        onClick={() => confirm('delete')}
      >
        {t('delete')}
      </Button>
      {confirming && confirming !== 'delete' && (
        <ModerationDialog
          key={confirming}
          action={confirming}
          listings={[listing]}
          open={open === confirming}
          busy={busy}
          onClose={close}
          onModerate={(reason) => moderate(confirming, [listing], reason)}
        />
      )}
      {confirming === 'delete' && (
        <DeleteDialog
          kind={listing.kind === 'VENUE' ? 'Venue' : 'Vendor'}
          id={listing.id}
          name={listing.name}
          mutation={DeleteListingDocument}
          open={open === 'delete'}
          onClose={close}
          onDeleted={async () => {
            onChange();
            await navigate(table, { replace: true });
          }}
        >
          {t('listingDeletion')}
        </DeleteDialog>
      )}
    </>
  );
}
