import { useState, type ReactNode } from 'react';
import type { ListingStatus } from '../gql/types';
import { placeName } from '../lib/format';
import { IconButton } from '../ui/IconButton';
import { IconLink } from '../ui/IconLink';
import { Badge } from '../ui/Badge';
import { StatusBadge } from '../ui/StatusBadge';
import { DataTable } from './DataTable';
import { DateCell } from './DateCell';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ListingSort, ListingTab } from './listingSearch';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { actsOn, type ModeratedListing, type ModerationAct } from './moderation';
import { ModerationButtons } from './ModerationButtons';
import { ModerationDialog } from './ModerationDialog';
import { BY_DATE, BY_NAME } from './orderWords';
import { RowTitle } from './RowTitle';
import type { Column } from './TableGrid';
import { countText, TABLE_ROWS, type TableSearch, type TableShape } from './tableSearch';
import type { TableFilter } from './TableTools';
import { useModeration } from './useModeration';

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
  const { moderate, busy } = useModeration(renew);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked((now) => now && { ...now, open: false });
  // Nobody counts what the filters leave of each tab; a number that holds more would be wrong.
  const counted = Object.values(search.filters).some(Boolean) ? undefined : counts;
  // What a search finds is counted up to a limit.
  const shown = (count: number) => (search.q ? countText(count) : count);
  const many = `${kind}s`;
  const title = kind === 'venue' ? 'Venue' : 'Vendor';

  // A choice of many is of one status, the tab's, so that the same can be done to all of it.
  const chooses = search.status && search.status !== 'rejected' ? search.status : 'pending';
  const ask = (act: ModerationAct, listings: readonly ModeratedListing[], clear?: () => void) =>
    setAsked({ what: act, listings, clear, open: true });
  const act = asked?.what === 'delete' ? undefined : asked?.what;
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
            count:
              counted && shown(counted.pending + counted.approved + counted.rejected + counted.suspended),
          },
          { status: 'pending', label: 'Pending', count: counted && shown(counted.pending) },
          { status: 'approved', label: 'Approved', count: counted && shown(counted.approved) },
          { status: 'rejected', label: 'Rejected', count: counted && shown(counted.rejected) },
          { status: 'suspended', label: 'Suspended', count: counted && shown(counted.suspended) },
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
            cell: ({ status, emailConfirmed }) => (
              <>
                <StatusBadge status={status.toLowerCase() as Lowercase<ListingStatus>} />
                {emailConfirmed === false && <Badge tone="warn">Email not confirmed</Badge>}
              </>
            ),
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
            <ModerationButtons
              acts={actsOn(row.status)}
              name={row.name}
              size="small"
              disabled={busy}
              onAct={(act) => ask(act, [row])}
            />
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
          selectable: ({ status }) => status.toLowerCase() === chooses,
          words: (count) => `${count} ${chooses} ${count === 1 ? kind : many} selected`,
          buttons: (chosen, clear) => (
            <ModerationButtons
              acts={actsOn(chooses.toUpperCase() as ListingStatus)}
              disabled={busy}
              onAct={(act) => ask(act, chosen, clear)}
            />
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
      {asked && act && (
        <ModerationDialog
          key={act + asked.listings.map(({ id }) => id).join()}
          act={act}
          listings={asked.listings}
          open={asked.open}
          busy={busy}
          onClose={close}
          onModerate={async (reason) => {
            const problem = await moderate(act, asked.listings, reason);
            if (!problem) asked.clear?.();
            return problem;
          }}
        />
      )}
    </>
  );
}

interface Asked {
  what: ModerationAct | 'delete';
  listings: readonly ModeratedListing[];
  /** Forgets the ticks that led here. */
  clear?: () => void;
  /** False while it fades out. */
  open: boolean;
}
