import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { failureOf } from '../lib/errors';
import { PicturePicker } from '../media/PicturePicker';
import { UploadList } from '../media/UploadList';
import { useUploads } from '../media/useUploads';
import { Button } from '../ui/mui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import { SetAvatarDocument, type SetAvatarMutation } from './ProfileEdit.generated';

interface AvatarEditProps {
  meId: string;
  hasPicture: boolean;
  onSending: (sending: boolean) => void;
}

/** Replaces or removes the avatar. Changes are saved at once. */
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

  const removePicture = async () => {
    setRemoving('busy');
    let problem: string | undefined;
    try {
      const { data } = await apollo.mutate({
        mutation: SetAvatarDocument,
        variables: { file: null },
        update: (cache, { data: changed }) => changed && show(cache, changed.setAvatar),
      });
      problem = data?.setAvatar.userErrors[0]?.message;
    } catch (error) {
      problem = failureOf(error).message;
    }
    if (problem) toast.show({ status: 'error', text: t('pictureNotRemoved', { message: problem }) });
    setRemoving(undefined);
  };

  return (
    <Stack sx={{ gap: 3, pb: 7, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 12px' }}>
        <PicturePicker
          label={hasPicture ? t('changePicture') : t('uploadAPicture')}
          hint={t('pictureHint')}
          disabled={busy}
          onFiles={add}
        />
        {hasPicture && (
          <Button variant="text" tone="error" disabled={busy} onClick={() => setRemoving('asked')}>
            {t('removePicture')}
          </Button>
        )}
      </Stack>
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removePictureTitle')}
        confirmLabel={t('remove')}
        destructive
        busy={removing === 'busy'}
        onConfirm={() => void removePicture()}
        onClose={() => setRemoving(undefined)}
      >
        {t('removePictureEffect')}
      </ConfirmDialog>
    </Stack>
  );
}
