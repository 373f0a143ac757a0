import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { RANK_MAX } from '@mandap/api/constants/listing';
import { useState, type KeyboardEvent } from 'react';
import { refusalOf } from '../lib/refusalOf';
import { useRestoreFocus } from '../lib/useRestoreFocus';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/mui/IconButton';
import { useToast } from '../ui/useToast';
import { RankListingDocument, type ManagedListingFragment } from './ManagedListing.generated';
import { t } from './messages.generated';

interface RankCellProps {
  listing: Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'rank'>;
}

/** Returns the nearest valid rank, or undefined for non-numeric input, which must not become 0. */
function rankOf(typed: string): number | undefined {
  const number = Number(typed);
  if (!typed.trim() || !Number.isFinite(number)) return undefined;
  return Math.min(RANK_MAX, Math.max(0, Math.round(number)));
}

/** Editorial rank, editable in place: Enter saves, Escape cancels. */
export function RankCell({ listing: { id, kind, name, rank } }: RankCellProps) {
  const toast = useToast();
  const [typed, setTyped] = useState<string>();
  const [rankListing, { loading: busy }] = useMutation(RankListingDocument);
  const button = useRestoreFocus(typed !== undefined);

  const close = () => setTyped(undefined);
  const save = async () => {
    const wanted = rankOf(typed ?? '');
    if (wanted === undefined || wanted === rank) return close();
    const message = await refusalOf(
      rankListing({
        variables: { id, rank: wanted },
        update: (cache, { data }) =>
          cache.modify({
            id: cache.identify({ __typename: kind === 'VENUE' ? 'Venue' : 'Vendor', id }),
            fields: { rank: (before: number) => data?.rankListing.rank ?? before },
          }),
      }),
    );
    if (message) toast.show({ status: 'error', text: t('rankNotSaved', { name, message }) });
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    // The focus moves to the button before keyup, which would press it.
    event.preventDefault();
    void save();
  };

  if (typed === undefined)
    return (
      <Box
        component="button"
        ref={button}
        type="button"
        sx={rankSx}
        aria-label={t('editRank', { rank, rankMax: RANK_MAX, name })}
        onClick={() => setTyped(String(rank))}
      >
        {rank}/{RANK_MAX}
        <Icon name="pencil" size="small" />
      </Box>
    );
  return (
    <Box component="span" sx={editSx}>
      <Box
        component="input"
        sx={inputSx}
        type="number"
        min={0}
        max={RANK_MAX}
        step={1}
        autoFocus
        aria-label={t('rankRange', { name, rankMax: RANK_MAX })}
        value={typed}
        disabled={busy}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped((value) => value && String(rankOf(value) ?? rank))}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="check"
        label={t('confirmRank', { name })}
        size="small"
        tone="success"
        disabled={busy}
        onClick={() => void save()}
      />
      <IconButton
        icon="close"
        label={t('cancelRank', { name })}
        size="small"
        tone="error"
        disabled={busy}
        onClick={close}
      />
    </Box>
  );
}

const rankSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  marginLeft: '-11px',
  padding: '0 10px',
  border: '1px solid transparent',
  borderRadius: 'var(--r-small)',
  background: 'none',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& svg': {
    color: 'hint',
  },
  '@media (max-width: 899px)': { minHeight: 44, marginBlock: '-9px' },
  '&:hover': {
    borderColor: 'var(--edge)',
    background: 'var(--surface)',
  },
};
const editSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  marginLeft: '-11px',
  '@media (max-width: 899px)': {
    gap: 2,
    marginLeft: 0,
    '& > *': { minWidth: 44, minHeight: 44 },
  },
};
const inputSx = {
  width: 64,
  minHeight: 40,
  padding: '4px 8px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-control)',
  background: 'var(--surface)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': {
    borderColor: 'var(--primary-text)',
    borderRadius: 'var(--r-control)',
    boxShadow: 'var(--focus-field)',
  },
};
