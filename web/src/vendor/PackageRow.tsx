import { BOOKING_SHARE } from '@mandap/api/constants/vendor';
import { rupees } from '../lib/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import type { OwnPackageFragment } from './OwnPackages.generated';
import styles from './PackageRow.module.css';
import { daysOf } from './days';

interface PackageRowProps {
  offer: OwnPackageFragment;
  /** The one whose price couples see first. */
  cheapest: boolean;
  first: boolean;
  last: boolean;
  /** An order is on its way. */
  busy: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One package among the vendor's own, with its place in their order. */
export function PackageRow({
  offer,
  cheapest,
  first,
  last,
  busy,
  onMove,
  onEdit,
  onRemove,
}: PackageRowProps) {
  const { id, name, days, price, minAdvance } = offer;
  return (
    <article className={styles.row} aria-labelledby={`package-${id}`}>
      <div className={styles.order}>
        <IconButton
          id={moveButton(id, -1)}
          icon="chevron-up"
          label={`Move ${name} up`}
          aria-disabled={first || busy || undefined}
          onClick={() => !first && !busy && onMove(-1)}
        />
        <IconButton
          id={moveButton(id, 1)}
          icon="chevron-down"
          label={`Move ${name} down`}
          aria-disabled={last || busy || undefined}
          onClick={() => !last && !busy && onMove(1)}
        />
      </div>
      <div className={styles.facts}>
        <h2 id={`package-${id}`}>{name}</h2>
        <p>
          {daysOf(days)}, {minAdvance ? `minimum advance ${rupees(minAdvance)}` : 'no advance'}
        </p>
      </div>
      <div className={styles.price}>
        <b className="tabular">{rupees(price)}</b>
        <p className="tabular">{rupees(price * BOOKING_SHARE)} to book</p>
        {cheapest && <Badge tone="ok">Shown as your price</Badge>}
      </div>
      <div className={styles.actions}>
        <Button id={editButton(id)} size="small" icon="pencil" onClick={onEdit}>
          Edit<span className="visually-hidden"> {name}</span>
        </Button>
        <Button size="small" tone="bad" icon="trash" aria-haspopup="dialog" onClick={onRemove}>
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </article>
  );
}

/** Where the focus goes back to: rows change places, and forms stand in for them. */
export const moveButton = (packageId: string, by: -1 | 1) => `package-${by < 0 ? 'up' : 'down'}-${packageId}`;
export const editButton = (packageId: string) => `package-edit-${packageId}`;
