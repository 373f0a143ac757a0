import { RANK_MAX } from '@mandap/api/constants/listing';
import { useApolloClient } from '@apollo/client/react';
import { useState, type KeyboardEvent } from 'react';
import { failureOf } from '../lib/errors';
import { useFocusBack } from '../lib/useFocusBack';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { useToast } from '../ui/useToast';
import { RankListingDocument, type ManagedListingFragment } from './ManagedListing.generated';
import styles from './RankCell.module.css';

interface RankCellProps {
  listing: Pick<ManagedListingFragment, 'id' | 'kind' | 'name' | 'rank'>;
}

/** The nearest rank; undefined for what is no number, which must not be taken for 0. */
function rankOf(typed: string): number | undefined {
  const number = Number(typed);
  if (!typed.trim() || !Number.isFinite(number)) return undefined;
  return Math.min(RANK_MAX, Math.max(0, Math.round(number)));
}

/** The editor's rank, which is changed in its place: Enter or the tick keeps it, Escape or the cross does not. */
export function RankCell({ listing: { id, kind, name, rank } }: RankCellProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const button = useFocusBack(typed !== undefined);

  const close = () => setTyped(undefined);
  const keep = async () => {
    const wanted = rankOf(typed ?? '');
    if (wanted === undefined || wanted === rank) return close();
    setBusy(true);
    try {
      const { data } = await apollo.mutate({
        mutation: RankListingDocument,
        variables: { id, rank: wanted },
        update(cache, { data: changed }) {
          const kept = changed?.rankListing.rank;
          if (kept == null) return;
          const typename = kind === 'VENUE' ? 'Venue' : 'Vendor';
          cache.modify({ id: cache.identify({ __typename: typename, id }), fields: { rank: () => kept } });
        },
      });
      const [problem] = data?.rankListing.userErrors ?? [];
      if (problem) toast.show({ status: 'error', text: problem.message });
      else close();
    } catch (error) {
      toast.show({ status: 'error', text: `The rank of ${name} was not saved. ${failureOf(error).message}` });
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    // The button has the focus before the key is up, and would be pressed by it.
    event.preventDefault();
    void keep();
  };

  if (typed === undefined)
    return (
      <button
        ref={button}
        type="button"
        className={styles.rank}
        aria-label={`Rank ${rank} of ${RANK_MAX} of ${name}, edit`}
        onClick={() => setTyped(String(rank))}
      >
        {rank}/{RANK_MAX}
        <Icon name="pencil" size="small" />
      </button>
    );
  return (
    <span className={styles.edit}>
      <input
        className={styles.input}
        type="number"
        min={0}
        max={RANK_MAX}
        step={1}
        autoFocus
        aria-label={`Rank of ${name}, 0 to ${RANK_MAX}`}
        value={typed}
        disabled={busy}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped((value) => value && String(rankOf(value) ?? rank))}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon="check"
        label={`Confirm the rank of ${name}`}
        size="small"
        tone="ok"
        disabled={busy}
        onClick={() => void keep()}
      />
      <IconButton
        icon="close"
        label={`Cancel the rank of ${name}`}
        size="small"
        tone="bad"
        disabled={busy}
        onClick={close}
      />
    </span>
  );
}
