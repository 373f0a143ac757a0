import { useEffect, useState } from 'react';
import { AvatarEdit } from './AvatarEdit';
import styles from './ProfileEdit.module.css';
import { ProfileForm } from './ProfileForm';
import type { OwnProfileFragment } from './ProfilePanel.generated';

interface ProfileEditProps {
  profile: OwnProfileFragment;
  /** Whether leaving now would lose something. */
  onDirty: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** The profile while it is edited. The picture is kept as soon as it is chosen, the words when they are saved. */
export function ProfileEdit({ profile, onDirty, onCancel, onSaved }: ProfileEditProps) {
  const [changed, setChanged] = useState(false);
  const [sending, setSending] = useState(false);
  useEffect(() => onDirty(changed || sending), [onDirty, changed, sending]);
  return (
    <div className={styles.edit}>
      <AvatarEdit meId={profile.id} hasPicture={profile.avatar !== null} onSending={setSending} />
      <ProfileForm profile={profile} onChanged={setChanged} onCancel={onCancel} onSaved={onSaved} />
    </div>
  );
}
