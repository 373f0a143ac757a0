import Box from '@mui/material/Box';
import { BOOKING_SHARE } from '@mandap/api/constants/vendor';
import { packageUnit } from '@mandap/api/labels/vendor';
import { rupees } from '../lib/format';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { IconButton } from '../ui/mui/IconButton';
import type { OwnPackageFragment } from './OwnPackages.generated';
import { daysOf } from './days';
import { t } from './owner.messages.generated';

interface PackageRowProps {
  offer: OwnPackageFragment;
  /** Whether this is the lowest price, which couples see first. */
  cheapest: boolean;
  first: boolean;
  last: boolean;
  /** A reorder request is in flight. */
  busy: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One of the vendor's own packages, with buttons to reorder, edit and delete it. */
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
  const { id, name, days, price, minAdvance, unit, inclusions } = offer;
  return (
    <Box component="article" sx={rowSx} aria-labelledby={`package-${id}`}>
      <Box sx={orderSx}>
        <IconButton
          id={moveButton(id, -1)}
          icon="chevron-up"
          label={t('moveNameUp', { name })}
          aria-disabled={first || busy || undefined}
          onClick={() => !first && !busy && onMove(-1)}
        />
        <IconButton
          id={moveButton(id, 1)}
          icon="chevron-down"
          label={t('moveNameDown', { name })}
          aria-disabled={last || busy || undefined}
          onClick={() => !last && !busy && onMove(1)}
        />
      </Box>
      <Box sx={factsSx}>
        <h2 id={`package-${id}`}>{name}</h2>
        <p>
          {minAdvance
            ? t('packageFacts', { days: daysOf(days), minAdvance: rupees(minAdvance) })
            : t('packageFactsNoAdvance', { days: daysOf(days) })}
        </p>
        {inclusions.length > 0 && <p>{inclusions.join(' · ')}</p>}
      </Box>
      <Box sx={priceSx}>
        <div className="nowrap">
          <b className="tabular">{rupees(price)}</b>
          {unit && <small> {packageUnit(unit)}</small>}
        </div>
        <p className="tabular">{t('priceToBook', { price: rupees(price * BOOKING_SHARE) })}</p>
        {cheapest && <Badge tone="success">{t('shownAsYourPrice')}</Badge>}
      </Box>
      <Box sx={actionsSx}>
        <Button id={editButton(id)} size="small" icon="pencil" onClick={onEdit}>
          {rich(t, 'edit.package', { hidden: visuallyHidden, name })}
        </Button>
        <Button size="small" tone="error" icon="trash" aria-haspopup="dialog" onClick={onRemove}>
          {rich(t, 'delete.package', { hidden: visuallyHidden, name })}
        </Button>
      </Box>
    </Box>
  );
}

/** ID of a move button, to restore the focus after rows move or remount. */
export const moveButton = (packageId: string, by: -1 | 1) => `package-${by < 0 ? 'up' : 'down'}-${packageId}`;
export const editButton = (packageId: string) => `package-edit-${packageId}`;

const rowSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '14px 20px 14px 10px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-panel)',
  background: 'var(--surface)',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    columnGap: 6,
  },
  '@media (max-width: 479px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    paddingRight: 4,
  },
};
const orderSx = {
  display: 'grid',
  '& [aria-disabled]': {
    opacity: 0.35,
    cursor: 'default',
  },
  '@media (max-width: 479px)': {
    gridRow: '1 / span 3',
    alignSelf: 'start',
  },
};
const factsSx = {
  '& h2': {
    fontSize: 'var(--t-h4)',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& p': {
    color: 'text.secondary',
    fontSize: 'var(--t-sm)',
  },
  '@media (max-width: 479px)': {
    alignSelf: 'end',
    paddingTop: 2.5,
  },
};
const priceSx = {
  '& p': {
    color: 'text.secondary',
    fontSize: 'var(--t-sm)',
  },
  display: 'grid',
  justifyItems: 'end',
  gap: 0.5,
  textAlign: 'right',
  '& b': {
    fontSize: 'var(--t-lead)',
    fontWeight: 600,
  },
  '@media (max-width: 479px)': {
    gridColumn: 2,
    justifyItems: 'start',
    textAlign: 'left',
  },
};
const actionsSx = {
  display: 'flex',
  gridColumn: '2 / -1',
  justifyContent: 'end',
  gap: 2,
  '@media (min-width: 900px)': {
    gridColumn: 'auto',
  },
  '@media (max-width: 479px)': {
    gridColumn: 2,
    justifyContent: 'start',
    paddingTop: 2,
  },
};
