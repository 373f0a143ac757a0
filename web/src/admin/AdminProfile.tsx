import { useState } from 'react';
import { ProfileCard } from '../account/ProfileCard';
import { fetchedPart, useFetchedPart } from '../lib/fetchedPart';
import { spacedPhone } from '../lib/format';
import { keepFocus } from '../lib/keepFocus';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { AdminProfileFragment } from './AdminProfile.generated';

const formPart = fetchedPart(() =>
  import('./AdminProfileForm').then(({ AdminProfileForm }) => AdminProfileForm),
);

interface AdminProfileProps {
  /** Undefined while it loads. */
  profile: AdminProfileFragment | null | undefined;
}

/** An admin's own particulars, to read and to edit. */
export function AdminProfile({ profile }: AdminProfileProps) {
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);
  const { warning, release, leave } = useUnsavedChanges(dirty);
  const { part: Form, load, loading, problem, ahead } = useFetchedPart(formPart, profile != null);
  const close = () => {
    release();
    setDirty(false);
    setEditing(false);
    keepFocus();
  };
  const form = editing && Form && profile;
  return (
    <>
      <ProfileCard
        name={profile?.name}
        caption="Admin"
        badge={
          !form && (
            <Button
              icon="pencil"
              disabled={!profile}
              aria-busy={loading || undefined}
              {...ahead}
              onClick={() => void (async () => !loading && (await load()) && setEditing(true))()}
            >
              Edit
            </Button>
          )
        }
        facts={
          form
            ? []
            : [
                { term: 'Email', value: profile?.email },
                { term: 'Contact', value: profile?.phone && spacedPhone(profile.phone) },
                { term: 'City', value: profile?.city },
                { term: 'Address', value: profile?.address },
              ]
        }
      >
        {problem && <Notice tone="bad">{problem}</Notice>}
        {form && <Form profile={profile} onDirty={setDirty} onCancel={() => leave(close)} onSaved={close} />}
      </ProfileCard>
      {warning}
    </>
  );
}
