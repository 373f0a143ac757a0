import { useState } from 'react';
import { ProfileCard } from '../account/ProfileCard';
import { lazyComponent, useLazyComponent } from '../lib/lazyComponent';
import { spacedPhone } from '../lib/format';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { useUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import type { AdminProfileFragment } from './AdminProfile.generated';
import { t } from './messages.generated';

const lazyForm = lazyComponent(() =>
  import('./AdminProfileForm').then(({ AdminProfileForm }) => AdminProfileForm),
);

interface AdminProfileProps {
  /** Undefined while loading. */
  profile: AdminProfileFragment | null | undefined;
}

/** The admin's own details, to view and edit. */
export function AdminProfile({ profile }: AdminProfileProps) {
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);
  const { warning, allowLeaving, leave } = useUnsavedChanges(dirty);
  const { component: Form, load, loading, problem, prefetch } = useLazyComponent(lazyForm);
  const close = () => {
    allowLeaving();
    setDirty(false);
    setEditing(false);
    moveFocusToMain();
  };
  const form = editing && Form && profile;
  return (
    <>
      <ProfileCard
        name={profile?.name}
        caption={t('admin')}
        badge={
          !form && (
            <Button
              icon="pencil"
              disabled={!profile}
              aria-busy={loading || undefined}
              {...prefetch}
              onClick={() => void (async () => !loading && (await load()) && setEditing(true))()}
            >
              {t('edit')}
            </Button>
          )
        }
        facts={
          form
            ? []
            : [
                { term: t('email'), value: profile?.email },
                { term: t('contact'), value: profile?.phone && spacedPhone(profile.phone) },
                { term: t('city'), value: profile?.city },
                { term: t('address'), value: profile?.address },
              ]
        }
      >
        {problem && <Notice tone="error">{problem}</Notice>}
        {form && <Form profile={profile} onDirty={setDirty} onCancel={() => leave(close)} onSaved={close} />}
      </ProfileCard>
      {warning}
    </>
  );
}
