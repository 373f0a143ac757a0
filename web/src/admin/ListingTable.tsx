import { useState, type ReactNode } from 'react';
import type { ListingStatus } from '../gql/types';
import { countText, placeName } from '../lib/format';
import { moveFocusToItem } from '../lib/moveFocusToMain';
import { IconButton } from '../ui/mui/IconButton';
import { IconLink } from '../ui/mui/IconLink';
import { Badge } from '../ui/mui/Badge';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { AdminTable } from './AdminTable';
import { DateCell } from './DateCell';
import { DeleteDialog } from './DeleteDialog';
import { DeleteListingDocument } from './Deletion.generated';
import type { ListingSort, ListingTab } from './listingSearch';
import type { ManagedListingFragment } from './ManagedListing.generated';
import { t } from './messages.generated';
import { actionsFor, type ModeratedListing, type ModerationAction } from './moderation';
import { ModerationButtons } from './ModerationButtons';
import { ModerationDialog } from './ModerationDialog';
import { BY_DATE, BY_NAME } from './orderLabels';
import { RowTitle } from './RowTitle';
import type { Column } from './recordColumns';
import { TABLE_ROW, TABLE_ROWS, type TableSearch, type TableShape } from './tableSearch';
import type { TableFilter } from './TableTools';
import { useModeration } from './useModeration';

interface ListingTableProps<Row extends ManagedListingFragment> {
  kind: 'venue' | 'vendor';
  shape: TableShape<ListingTab, ListingSort>;
  search: TableSearch<ListingTab, ListingSort>;
  counts: Record<Lowercase<ListingStatus>, number> | undefined;
  cities: readonly { name: string }[] | undefined;
  filters: readonly TableFilter[];
  /** Columns between status and date. */
  columns: readonly Column<Row, ListingSort>[];
  rows: readonly Row[] | undefined;
  total: number | undefined;
  error: unknown;
  profilePath: (id: string) => string;
  /** Refetches the table. */
  reload: () => Promise<unknown>;
}

/** Table of venues or vendors with their moderation actions. */
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
  reload,
}: ListingTableProps<Row>) {
  const { moderate, busy } = useModeration(reload, ([first]) =>
    moveFocusToItem(TABLE_ROW, rows?.findIndex(({ id }) => id === first?.id) ?? 0),
  );
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const close = () => setConfirmation((now) => now && { ...now, open: false });
  // Tab counts ignore the filters, so hide them while a filter is set.
  const counted = Object.values(search.filters).some(Boolean) ? undefined : counts;
  // Search results are counted up to a limit.
  const shown = (count: number) => (search.q ? countText(count) : count);

  // Limit a selection to one status, so that every action applies to all of it.
  const chooses = search.status && search.status !== 'rejected' ? search.status : 'pending';
  const confirm = (action: ModerationAction, listings: readonly ModeratedListing[], clear?: () => void) =>
    setConfirmation({ action, listings, clear, open: true });
  return (
    <>
      <AdminTable
        shape={shape}
        search={search}
        noun={kind}
        tabs={[
          {
            status: '',
            label: t('all'),
            count:
              counted && shown(counted.pending + counted.approved + counted.rejected + counted.suspended),
          },
          { status: 'pending', label: t('pending'), count: counted && shown(counted.pending) },
          { status: 'approved', label: t('approved'), count: counted && shown(counted.approved) },
          { status: 'rejected', label: t('rejected'), count: counted && shown(counted.rejected) },
          { status: 'suspended', label: t('suspended'), count: counted && shown(counted.suspended) },
        ]}
        placeholder={t('searchListings')}
        filters={[
          {
            name: 'city',
            label: t('city'),
            all: t('allCities'),
            options: cities.map(({ name }) => ({ value: name, label: name })),
          },
          ...filters,
        ]}
        columns={[...nameAndStatus(kind, profilePath), ...columns, registeredColumn()]}
        rows={rows}
        total={total}
        pageSize={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row): ReactNode => (
          <>
            <ModerationButtons
              actions={actionsFor(row.status)}
              name={row.name}
              size="small"
              disabled={busy}
              onAction={(action) => confirm(action, [row])}
            />
            <IconLink
              icon="eye"
              size="small"
              label={t('viewNamed', { name: row.name })}
              to={profilePath(row.id)}
            />
            <IconButton
              icon="trash"
              size="small"
              tone="error"
              label={t('deleteNamed', { name: row.name })}
              aria-haspopup="dialog"
              onClick={() => setConfirmation({ action: 'delete', listings: [row], open: true })}
            />
          </>
        )}
        bulk={{
          selectable: ({ status }) => status.toLowerCase() === chooses,
          label: (count) => t('selected', { count, status: chooses, kind }),
          buttons: (chosen, clear) => (
            <ModerationButtons
              actions={actionsFor(chooses.toUpperCase() as ListingStatus)}
              disabled={busy}
              onAction={(action) => confirm(action, chosen, clear)}
            />
          ),
        }}
        empty={
          search.status === 'pending'
            ? { title: t('noneFound', { kind: titleOf(kind) }), text: t('nonePending', { kind }) }
            : { title: t('noneFound', { kind: titleOf(kind) }), text: t('newListingsAppear', { kind }) }
        }
        error={error}
        onRetry={reload}
      />
      {confirmation && (
        <ConfirmationDialog
          kind={kind}
          confirmation={confirmation}
          busy={busy}
          onClose={close}
          onModerate={moderate}
          onDeleted={reload}
        />
      )}
    </>
  );
}

interface Confirmation {
  action: ModerationAction | 'delete';
  listings: readonly ModeratedListing[];
  /** Clears the selection after a bulk action. */
  clear?: () => void;
  /** False while the dialog fades out. */
  open: boolean;
}

const nameAndStatus = (
  kind: 'venue' | 'vendor',
  profilePath: (id: string) => string,
): Column<ManagedListingFragment, ListingSort>[] => [
  {
    id: 'listing',
    title: t(kind),
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
    id: 'status',
    title: t('status'),
    cell: ({ status, emailConfirmed }) => (
      <>
        <StatusBadge status={status.toLowerCase() as Lowercase<ListingStatus>} />
        {emailConfirmed === false && <Badge tone="warning">{t('emailNotConfirmed')}</Badge>}
      </>
    ),
  },
];

const registeredColumn = (): Column<ManagedListingFragment, ListingSort> => ({
  id: 'registered',
  title: t('registered'),
  sort: 'registered',
  orders: BY_DATE,
  wideOnly: true,
  cell: ({ registeredAt }) => <DateCell day={registeredAt} />,
});

const titleOf = (kind: 'venue' | 'vendor') => (kind === 'venue' ? 'Venue' : 'Vendor');

interface ConfirmationDialogProps {
  kind: 'venue' | 'vendor';
  confirmation: Confirmation;
  busy: boolean;
  onClose: () => void;
  onModerate: ReturnType<typeof useModeration>['moderate'];
  onDeleted: () => Promise<unknown>;
}

function ConfirmationDialog({
  kind,
  confirmation: { action, listings, clear, open },
  busy,
  onClose,
  onModerate,
  onDeleted,
}: ConfirmationDialogProps) {
  const [listing] = listings;
  if (action === 'delete')
    return (
      listing && (
        <DeleteDialog
          kind={titleOf(kind)}
          id={listing.id}
          name={listing.name}
          mutation={DeleteListingDocument}
          open={open}
          onClose={onClose}
          onDeleted={onDeleted}
        >
          {t('listingDeletion')}
        </DeleteDialog>
      )
    );
  return (
    <ModerationDialog
      key={action + listings.map(({ id }) => id).join()}
      action={action}
      listings={listings}
      open={open}
      busy={busy}
      onClose={onClose}
      onModerate={async (reason) => {
        const problem = await onModerate(action, listings, reason);
        if (!problem) clear?.();
        return problem;
      }}
    />
  );
}
