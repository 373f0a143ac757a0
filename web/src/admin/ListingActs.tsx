import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { actsOn, type ModerationAct } from './moderation';
import { ModerationButtons } from './ModerationButtons';
import { ModerationDialog } from './ModerationDialog';
import { useModeration } from './useModeration';

interface ListingActsProps {
  listing: Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'status' | 'emailConfirmed'>;
  /** Where an admin goes when it has gone. */
  table: string;
  /** Asks for what is shown anew. */
  renew: () => Promise<unknown>;
  /** What the tables have loaded is old. */
  onChange: () => void;
}

/** What an admin can do with the listing that they look at. */
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
      <Button variant="text" icon="trash" aria-haspopup="dialog" onClick={() => ask('delete')}>
        Delete
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
          Its account goes with it. Couples keep their bookings, with its name.
        </DeleteDialog>
      )}
    </>
  );
}
