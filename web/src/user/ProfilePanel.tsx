import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLazyComponent, lazyComponent } from '../lib/lazyComponent';
import { spacedPhone } from '../lib/format';
import { useRestoreFocus } from '../lib/useRestoreFocus';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { IconButton } from '../ui/mui/IconButton';
import { Notice } from '../ui/mui/Notice';
import Skeleton from '@mui/material/Skeleton';
import { TermList } from '../ui/TermList';
import { Avatar } from './Avatar';
import { t } from './messages.generated';
import type { OwnProfileFragment } from './ProfilePanel.generated';

const lazyEdit = lazyComponent(() => import('./ProfileEdit').then(({ ProfileEdit }) => ProfileEdit));

interface ProfilePanelProps {
  /** Undefined while loading. */
  profile: OwnProfileFragment | undefined;
  /** Refetches the profile after a change. */
  refetch: () => Promise<unknown>;
}

/** The couple's own details. The pencil at the picture switches to the form. */
export function ProfilePanel({ profile, refetch }: ProfilePanelProps) {
  const [editing, setEditing] = useState(false);
  const pencil = useRestoreFocus(editing);
  const [dirty, setDirty] = useState(false);
  const { warning, allowLeaving, leave } = useUnsavedChanges(dirty);
  const { component: Edit, load, loading, problem, prefetch } = useLazyComponent(lazyEdit);

  const close = () => {
    allowLeaving();
    setDirty(false);
    setEditing(false);
  };
  const toggle = async () => {
    if (editing) leave(close);
    else if (!loading && (await load())) setEditing(true);
  };

  return (
    <Box component="section" sx={panelSx} aria-busy={!profile} aria-labelledby="own-profile">
      <Box sx={headSx}>
        <Box sx={pictureSx}>
          <Avatar picture={profile?.avatar} />
          {profile && (
            <IconButton
              ref={pencil}
              raised
              icon="pencil"
              label={t('editProfile')}
              sx={pencilSx}
              aria-pressed={editing}
              // Disabling the button would lose the focus.
              aria-busy={loading || undefined}
              {...prefetch}
              onClick={() => void toggle()}
            />
          )}
        </Box>
        <Box sx={titleSx}>
          {profile ? <h2 id="own-profile">{profile.name}</h2> : <Skeleton width={200} height={30} />}
          {profile?.city && <p>{profile.city}</p>}
        </Box>
      </Box>
      {problem && <Notice tone="error">{problem}</Notice>}
      {editing && Edit && profile ? (
        <Edit
          profile={profile}
          onDirty={setDirty}
          onCancel={() => leave(close)}
          onSaved={() => (close(), void refetch())}
        />
      ) : (
        <TermList stacked terms={factsOf(profile)} />
      )}
      {warning}
    </Box>
  );
}

/** Returns the details with their labels; missing ones show as "Not Available". */
const factsOf = (profile: OwnProfileFragment | undefined) =>
  (['name', 'phone', 'address', 'email'] as const).map((name) => ({
    term: t(`term.${name}`),
    value: profile ? (
      (name === 'phone' ? spacedPhone(profile.phone ?? '') : profile[name]) || t('notAvailable')
    ) : (
      <Skeleton width="70%" height={20} sx={lineSx} />
    ),
  }));

const panelSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 7,
  padding: 'clamp(20px, 2.4vw, 32px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-panel)',
  background: 'var(--surface)',
};
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
};
const pictureSx = {
  position: 'relative',
  flex: 'none',
  padding: '0 12px 8px 0',
};
const pencilSx = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  border: '1px solid var(--edge)',
};
const titleSx = {
  flex: '1 1 180px',
  minWidth: 0,
  '& h2': {
    fontSize: 'var(--t-h2)',
    overflowWrap: 'break-word',
  },
  '& p': {
    marginTop: 1,
    color: 'text.secondary',
    fontSize: 'var(--t-ui)',
  },
};
const lineSx = {
  marginBlock: '3px',
};
