import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { formatList } from '@mandap/api/intl';
import { Link } from 'react-router-dom';
import { ownerPath } from '../app/paths';
import type { ChecklistItemName, ListingStatus } from '../gql/types';
import { ignoreFailure } from '../lib/ignoreFailure';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { refusalOf } from '../lib/refusalOf';
import { Icon } from '../ui/Icon';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { DismissChecklistDocument, type ChecklistItemFragment } from './Checklist.generated';
import { t } from './messages.generated';

type Kind = 'venue' | 'vendor';

interface ChecklistProps {
  kind: Kind;
  items: readonly ChecklistItemFragment[];
  /** The listing's status in moderation. */
  status: ListingStatus;
  /** Reloads the checklist. */
  onDismissed: () => Promise<unknown>;
}

/** What a new business has to complete, with links. Can be hidden once only optional items are left. */
export function Checklist({ kind, items, status, onDismissed }: ChecklistProps) {
  const toast = useToast();
  const [dismissChecklist, { loading: busy }] = useMutation(DismissChecklistDocument);
  const done = items.filter(({ isDone }) => isDone).length;
  const missing = items.filter(({ isDone, isRequired }) => isRequired && !isDone);
  const dismiss = async () => {
    const message = await refusalOf(dismissChecklist());
    await ignoreFailure(onDismissed());
    if (message) toast.show({ status: 'error', text: t('checklist.notDismissed', { message }) });
    else {
      toast.show({ status: 'info', text: t('checklist.dismissed') });
      moveFocusToMain();
    }
  };
  return (
    <>
      <Box sx={progressSx}>
        <progress id="checklist-progress" max={items.length} value={done} aria-labelledby="checklist-done" />
        <span id="checklist-done">{t('checklist.progress', { done, total: items.length })}</span>
      </Box>
      {status === 'PENDING' && (
        <p>
          {missing.length > 0
            ? t('checklist.blocked', { items: formatList(missing.map(({ item }) => t(`short.${item}`))) })
            : t('checklist.approvable')}
        </p>
      )}
      <Items
        kind={kind}
        title={t(status === 'APPROVED' || status === 'SUSPENDED' ? 'checklist.basics' : 'checklist.required')}
        items={items.filter(({ isRequired }) => isRequired)}
      />
      <Items
        kind={kind}
        title={t('checklist.optional')}
        items={items.filter(({ isRequired }) => !isRequired)}
      />
      {missing.length === 0 && (
        <div>
          <Button size="small" icon="close" busy={busy} onClick={() => void dismiss()}>
            {t('checklist.dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ItemsProps {
  kind: Kind;
  title: string;
  items: readonly ChecklistItemFragment[];
}

const Items = ({ kind, title, items }: ItemsProps) => (
  <div>
    <Box component="h3" sx={{ fontSize: 'var(--t-h4)' }}>
      {title}
    </Box>
    <Box component="ul" sx={itemsSx}>
      {items.map(({ item, isDone }) => (
        <li key={item} data-done={isDone || undefined}>
          <Icon name={isDone ? 'check' : 'circle'} />
          <span className="visually-hidden">{t(isDone ? 'checklist.done' : 'checklist.todo')}: </span>
          <Link to={PAGES[item](kind)}>{textOf(item, kind)}</Link>
        </li>
      ))}
    </Box>
  </div>
);

/** The page where an item is completed. */
const PAGES: Record<ChecklistItemName, (kind: Kind) => string> = {
  PROFILE: (kind) => ownerPath(kind, kind === 'venue' ? 'details' : 'business'),
  PHOTOS: (kind) => ownerPath(kind, kind === 'venue' ? 'gallery' : 'portfolio'),
  PRICES: (kind) => ownerPath(kind, kind === 'venue' ? 'details' : 'packages'),
  PACKAGES: (kind) => ownerPath(kind, kind === 'venue' ? 'details' : 'packages'),
  CALENDAR: (kind) => ownerPath(kind, 'calendar'),
};

const textOf = (item: ChecklistItemName, kind: Kind): string =>
  item === 'PHOTOS' || item === 'CALENDAR' ? t(`item.${item}`) : t(`item.${item}.${kind}`);

const progressSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& progress': {
    flex: '0 1 280px',
    height: 10,
    appearance: 'none',
    border: 0,
    borderRadius: 'var(--r-pill)',
    overflow: 'hidden',
    background: 'var(--sunken)',
    boxShadow: 'inset 0 0 0 1px var(--edge)',
  },
  '& ::-webkit-progress-bar': { background: 'none' },
  '& ::-webkit-progress-value': { background: 'var(--primary)' },
  '& ::-moz-progress-bar': { background: 'var(--primary)' },
};
const itemsSx = {
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 44,
    borderBottom: '1px solid var(--line)',
  },
  '& svg': { flex: 'none', color: 'text.secondary' },
  '& [data-done] svg': { color: 'success.main' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& [data-done] a': { color: 'text.secondary' },
};
