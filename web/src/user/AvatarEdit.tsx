import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { failureOf } from '../lib/errors';
import { PicturePicker } from '../media/PicturePicker';
import { UploadList } from '../media/UploadList';
import { useUploads } from '../media/useUploads';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { SetAvatarDocument, type SetAvatarMutation } from './ProfileEdit.generated';
import styles from './ProfileEdit.module.css';

interface AvatarEditProps {
  meId: string;
  hasPicture: boolean;
  onSending: (sending: boolean) => void;
}

/** Chooses a picture, which is sent at once, or takes it away. */
export function AvatarEdit({ meId, hasPicture, onSending }: AvatarEditProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [removing, setRemoving] = useState<'asked' | 'busy'>();
  const show = (cache: ApolloCache, { user }: SetAvatarMutation['setAvatar']) => {
    if (user)
      cache.modify({
        id: cache.identify({ __typename: 'Me', id: meId }),
        fields: { avatar: () => user.avatar },
      });
  };
  const { uploads, busy, add, remove, retry } = useUploads({
    mutation: SetAvatarDocument,
    variables: (file: File) => ({ file }),
    payload: ({ setAvatar }) => setAvatar,
    update: (cache, answer) => show(cache, answer),
  });
  useEffect(() => onSending(busy), [onSending, busy]);

  const takeAway = async () => {
    setRemoving('busy');
    try {
      await apollo.mutate({
        mutation: SetAvatarDocument,
        variables: { file: null },
        update: (cache, { data }) => data && show(cache, data.setAvatar),
      });
    } catch (error) {
      toast.show({ status: 'error', text: `Your picture was not removed. ${failureOf(error).message}` });
    }
    setRemoving(undefined);
  };

  return (
    <div className={styles.avatar}>
      <div className={styles.buttons}>
        <PicturePicker
          label={hasPicture ? 'Change picture' : 'Upload a picture'}
          hint="JPEG, PNG, WebP or AVIF, at most 10 MB. It is kept at once."
          disabled={busy}
          onFiles={add}
        />
        {hasPicture && (
          <Button variant="text" tone="bad" disabled={busy} onClick={() => setRemoving('asked')}>
            Remove picture
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove your picture?"
        confirmLabel="Remove"
        destructive
        busy={removing === 'busy'}
        onConfirm={() => void takeAway()}
        onClose={() => setRemoving(undefined)}
      >
        The drawn one takes its place. You can upload another at any time.
      </ConfirmDialog>
    </div>
  );
}
