import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button';
import { useToast } from '../ui/useToast';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { RejectDialog } from './RejectDialog';
import { useDecide } from './useDecide';

interface ListingActsProps {
  listing: Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'status'>;
  /** Where an admin goes when it has gone. */
  table: string;
  /** Asks for what is shown anew. */
  renew: () => Promise<unknown>;
  /** What the tables have loaded is old. */
  onChange: () => void;
}

/** What an admin can do with the listing that they look at. */
export function ListingActs({ listing, table, renew, onChange }: ListingActsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { decide, busy } = useDecide(async () => {
    onChange();
    await renew();
  });
  const [open, setOpen] = useState<'reject' | 'delete'>();
  const [asked, setAsked] = useState<'reject' | 'delete'>();
  const ask = (what: 'reject' | 'delete') => {
    setAsked(what);
    setOpen(what);
  };
  const close = () => setOpen(undefined);

  const approve = async () => {
    const problem = await decide([listing], true);
    if (problem) toast.show({ status: 'error', text: problem });
  };
  return (
    <>
      {listing.status === 'PENDING' && (
        <>
          <Button tone="ok" icon="check" disabled={busy} onClick={() => void approve()}>
            Approve
          </Button>
          <Button
            tone="bad"
            icon="close"
            disabled={busy}
            aria-haspopup="dialog"
            onClick={() => ask('reject')}
          >
            Reject
          </Button>
        </>
      )}
      <Button variant="text" icon="trash" aria-haspopup="dialog" onClick={() => ask('delete')}>
        Delete
      </Button>
      {asked === 'reject' && (
        <RejectDialog
          listings={[listing]}
          open={open === 'reject'}
          busy={busy}
          onClose={close}
          onReject={(reason) => decide([listing], false, reason)}
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
