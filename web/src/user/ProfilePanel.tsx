import { useState } from 'react';
import { useFetchedPart, fetchedPart } from '../lib/fetchedPart';
import { spacedPhone } from '../lib/format';
import { useFocusBack } from '../lib/useFocusBack';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';
import { Skeleton } from '../ui/Skeleton';
import { TermList } from '../ui/TermList';
import { Avatar } from './Avatar';
import styles from './ProfilePanel.module.css';
import type { OwnProfileFragment } from './ProfilePanel.generated';

const editPart = fetchedPart(() => import('./ProfileEdit').then(({ ProfileEdit }) => ProfileEdit));

interface ProfilePanelProps {
  /** Undefined while it loads. */
  profile: OwnProfileFragment | undefined;
  /** Asks the server again, once something was saved. */
  refetch: () => Promise<unknown>;
}

/** The couple's own particulars. The pencil at the picture turns them into a form, and back. */
export function ProfilePanel({ profile, refetch }: ProfilePanelProps) {
  const [editing, setEditing] = useState(false);
  const pencil = useFocusBack(editing);
  const [dirty, setDirty] = useState(false);
  const { warning, release, leave } = useUnsavedChanges(dirty);
  const { part: Edit, load, loading, problem, ahead } = useFetchedPart(editPart, profile !== undefined);

  const close = () => {
    release();
    setDirty(false);
    setEditing(false);
  };
  const toggle = async () => {
    if (editing) leave(close);
    else if (!loading && (await load())) setEditing(true);
  };

  return (
    <section className={styles.panel} aria-busy={!profile} aria-labelledby="own-profile">
      <div className={styles.head}>
        <div className={styles.picture}>
          <Avatar picture={profile?.avatar} />
          {profile && (
            <IconButton
              ref={pencil}
              raised
              icon="pencil"
              label="Edit profile"
              className={styles.pencil}
              aria-pressed={editing}
              // Not disabled: it would lose the focus.
              aria-busy={loading || undefined}
              {...ahead}
              onClick={() => void toggle()}
            />
          )}
        </div>
        <div className={styles.title}>
          {profile ? <h2 id="own-profile">{profile.name}</h2> : <Skeleton width={200} height={30} />}
          {profile?.city && <p>{profile.city}</p>}
        </div>
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {editing && Edit && profile ? (
        <Edit
          profile={profile}
          onDirty={setDirty}
          onCancel={close}
          onSaved={() => (close(), void refetch())}
        />
      ) : (
        <TermList stacked terms={factsOf(profile)} />
      )}
      {warning}
    </section>
  );
}

/** By the specification's names. What was never given shows as "Not Available". */
const factsOf = (profile: OwnProfileFragment | undefined) =>
  (['name', 'phone', 'address', 'email'] as const).map((name) => ({
    term: name === 'phone' ? 'phoneNumber' : name,
    value: profile ? (
      (name === 'phone' ? spacedPhone(profile.phone ?? '') : profile[name]) || 'Not Available'
    ) : (
      <Skeleton width="70%" height={20} className={styles.line} />
    ),
  }));
