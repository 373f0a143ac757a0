import { useState, type ReactNode } from 'react';
import type { ListingStatus } from '../gql/types';
import { placeName } from '../lib/format';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { IconButton } from '../ui/IconButton';
import { IconLink } from '../ui/IconLink';
import { StatusBadge } from '../ui/StatusBadge';
import { useToast } from '../ui/useToast';
import { DataTable } from './DataTable';
import { DateCell } from './DateCell';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ListingSort, ListingTab } from './listingSearch';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { RejectDialog } from './RejectDialog';
import { BY_DATE, BY_NAME } from './orderWords';
import { RowTitle } from './RowTitle';
import type { Column } from './TableGrid';
import { countText, TABLE_ROWS, type TableSearch, type TableShape } from './tableSearch';
import type { TableFilter } from './TableTools';
import { useDecide, type Decidable } from './useDecide';

interface ListingTableProps<Row extends ManagedListingFragment> {
  kind: 'venue' | 'vendor';
  shape: TableShape<ListingTab, ListingSort>;
  search: TableSearch<ListingTab, ListingSort>;
  counts: Record<Lowercase<ListingStatus>, number> | undefined;
  cities: readonly { name: string }[] | undefined;
  filters: readonly TableFilter[];
  /** Between the state and the date. */
  columns: readonly Column<Row, ListingSort>[];
  rows: readonly Row[] | undefined;
  total: number | undefined;
  error: unknown;
  profilePath: (id: string) => string;
  /** Asks for what is shown anew. */
  renew: () => Promise<unknown>;
}

/** The table of venues or of vendors, with what moderation does to them. */
export function ListingTable<Row extends ManagedListingFragment>({
  kind,
  shape,
  search,
  counts,
  cities = [],
  filters,
  columns,
  rows,
  total,
  error,
  profilePath,
  renew,
}: ListingTableProps<Row>) {
  const toast = useToast();
  const { decide, busy } = useDecide(renew);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked((now) => now && { ...now, open: false });
  // Nobody counts what the filters leave of each tab; a number that holds more would be wrong.
  const counted = Object.values(search.filters).some(Boolean) ? undefined : counts;
  // What a search finds is counted up to a limit.
  const shown = (count: number) => (search.q ? countText(count) : count);
  const many = `${kind}s`;
  const title = kind === 'venue' ? 'Venue' : 'Vendor';

  const approve = async (listings: readonly Decidable[]) => {
    const problem = await decide(listings, true);
    if (problem) toast.show({ status: 'error', text: problem });
    return !problem;
  };
  return (
    <>
      <DataTable
        shape={shape}
        search={search}
        noun={[kind, many]}
        tabs={[
          {
            status: '',
            label: 'All',
            count: counted && shown(counted.pending + counted.approved + counted.rejected),
          },
          { status: 'pending', label: 'Pending', count: counted && shown(counted.pending) },
          { status: 'approved', label: 'Approved', count: counted && shown(counted.approved) },
          { status: 'rejected', label: 'Rejected', count: counted && shown(counted.rejected) },
        ]}
        placeholder="Search by name, e-mail, phone, or city..."
        filters={[
          {
            name: 'city',
            label: 'City',
            all: 'All cities',
            options: cities.map(({ name }) => ({ value: name, label: name })),
          },
          ...filters,
        ]}
        columns={[
          {
            title,
            sort: 'name',
            orders: BY_NAME,
            cell: ({ id, name, city, state, pictures }) => (
              <RowTitle
                title={name}
                to={profilePath(id)}
                detail={placeName(city, state)}
                picture={pictures[0] ?? null}
              />
            ),
          },
          {
            title: 'Status',
            small: 'untitled',
            cell: ({ status }) => <StatusBadge status={status.toLowerCase() as Lowercase<ListingStatus>} />,
          },
          ...columns,
          {
            title: 'Registered',
            sort: 'registered',
            orders: BY_DATE,
            wideOnly: true,
            cell: ({ registeredAt }) => <DateCell day={registeredAt} />,
          },
        ]}
        rows={rows}
        total={total}
        size={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row): ReactNode => (
          <>
            {row.status === 'PENDING' && (
              <>
                <Button
                  size="small"
                  tone="ok"
                  icon="check"
                  disabled={busy}
                  aria-label={`Approve ${row.name}`}
                  onClick={() => void approve([row])}
                >
                  Approve
                </Button>
                <Button
                  size="small"
                  tone="bad"
                  icon="close"
                  disabled={busy}
                  aria-haspopup="dialog"
                  aria-label={`Reject ${row.name}`}
                  onClick={() => setAsked({ what: 'reject', listings: [row], open: true })}
                >
                  Reject
                </Button>
              </>
            )}
            <IconLink icon="eye" size="small" label={`View ${row.name}`} to={profilePath(row.id)} />
            <IconButton
              icon="trash"
              size="small"
              label={`Delete ${row.name}`}
              aria-haspopup="dialog"
              onClick={() => setAsked({ what: 'delete', listings: [row], open: true })}
            />
          </>
        )}
        bulk={{
          selectable: ({ status }) => status === 'PENDING',
          words: (count) => `${count} pending ${count === 1 ? kind : many} selected`,
          buttons: (chosen, clear) => (
            <>
              <Button
                tone="ok"
                icon="check"
                aria-haspopup="dialog"
                disabled={busy}
                onClick={() => setAsked({ what: 'approve', listings: chosen, clear, open: true })}
              >
                Approve
              </Button>
              <Button
                tone="bad"
                icon="close"
                aria-haspopup="dialog"
                disabled={busy}
                onClick={() => setAsked({ what: 'reject', listings: chosen, clear, open: true })}
              >
                Reject
              </Button>
            </>
          ),
        }}
        empty={
          search.status === 'pending'
            ? { title: `No ${title} found`, text: `No ${kind} waits for a decision.` }
            : { title: `No ${title} found`, text: `${title}s that register show here.` }
        }
        error={error}
        onRetry={() => void renew().catch(() => undefined)}
      />
      {asked?.what === 'approve' && (
        <ConfirmDialog
          open={asked.open}
          title={`Approve ${asked.listings.length} ${asked.listings.length === 1 ? kind : many}?`}
          confirmLabel="Approve"
          busy={busy}
          onClose={close}
          onConfirm={() =>
            void approve(asked.listings).then((done) => {
              close();
              if (done) asked.clear?.();
            })
          }
        >
          {asked.listings.map(({ name }) => name).join(', ')}: visitors see them at once, and each owner gets
          a mail.
        </ConfirmDialog>
      )}
      {asked?.what === 'delete' && asked.listings[0] && (
        <DeleteDialog
          what={title}
          id={asked.listings[0].id}
          name={asked.listings[0].name}
          mutation={DeleteListingDocument}
          open={asked.open}
          onClose={close}
          onDeleted={renew}
        >
          Its account goes with it. Couples keep their bookings, with its name.
        </DeleteDialog>
      )}
      {asked?.what === 'reject' && (
        <RejectDialog
          key={asked.listings.map(({ id }) => id).join()}
          listings={asked.listings}
          open={asked.open}
          busy={busy}
          onClose={close}
          onReject={async (reason) => {
            const problem = await decide(asked.listings, false, reason);
            if (!problem) asked.clear?.();
            return problem;
          }}
        />
      )}
    </>
  );
}

interface Asked {
  what: 'approve' | 'reject' | 'delete';
  listings: readonly Decidable[];
  /** Forgets the ticks that led here. */
  clear?: () => void;
  /** False while it fades out. */
  open: boolean;
}
