import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/mui/Button';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { t } from './messages.generated';
import { actsOn, type ModerationAct } from './moderation';
import { ModerationButtons } from './ModerationButtons';
import { ModerationDialog } from './ModerationDialog';
import { useModeration } from './useModeration';

interface ListingActsProps {
  listing: Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'status' | 'emailConfirmed'>;
  /** Path of the table to open after a deletion. */
  table: string;
  /** Refetches the page. */
  renew: () => Promise<unknown>;
  /** Invalidates the tables' cached rows. */
  onChange: () => void;
}

/** An admin's actions on the open listing. */
export function ListingActs({ listing, table, renew, onChange }: ListingActsProps) {
  const navigate = useNavigate();
  const { moderate, busy } = useModeration(async () => {
    onChange();
    await renew();
  });
  const [open, setOpen] = useState<ModerationAct | 'delete'>();
  const [asked, setAsked] = useState<ModerationAct | 'delete'>();
  const ask = (what: ModerationAct | 'delete') => {
    setAsked(what);
    setOpen(what);
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <ModerationButtons acts={actsOn(listing.status)} disabled={busy} onAct={ask} />
      <Button variant="text" tone="bad" icon="trash" aria-haspopup="dialog" onClick={() => ask('delete')}>
        {t('delete')}
      </Button>
      {asked && asked !== 'delete' && (
        <ModerationDialog
          key={asked}
          act={asked}
          listings={[listing]}
          open={open === asked}
          busy={busy}
          onClose={close}
          onModerate={(reason) => moderate(asked, [listing], reason)}
        />
      )}
      {asked === 'delete' && (
        <DeleteDialog
          what={listing.kind === 'VENUE' ? 'Venue' : 'Vendor'}
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
