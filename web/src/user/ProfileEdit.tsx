import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { AvatarEdit } from './AvatarEdit';
import { ProfileForm } from './ProfileForm';
import type { OwnProfileFragment } from './ProfilePanel.generated';

interface ProfileEditProps {
  profile: OwnProfileFragment;
  /** Reports whether there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** The profile in edit mode. The picture is saved when chosen, the fields on Save. */
export function ProfileEdit({ profile, onDirty, onCancel, onSaved }: ProfileEditProps) {
  const [changed, setChanged] = useState(false);
  const [sending, setSending] = useState(false);
  useEffect(() => onDirty(changed || sending), [onDirty, changed, sending]);
  return (
    <Stack sx={{ gap: 7, minWidth: 0 }}>
      <AvatarEdit meId={profile.id} hasPicture={profile.avatar !== null} onSending={setSending} />
      <ProfileForm profile={profile} onChanged={setChanged} onCancel={onCancel} onSaved={onSaved} />
    </Stack>
  );
}
