import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { refusalOf } from '../lib/refusalOf';
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
  const toast = useToast();
  const [confirming, setConfirming] = useState(false);
  const [setAvatar, { loading: removing }] = useMutation(SetAvatarDocument);
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
    payload: (data) => data.setAvatar,
    update: (cache, answer) => show(cache, answer),
  });
  useEffect(() => onSending(busy), [onSending, busy]);

  const removePicture = async () => {
    const problem = await refusalOf(
      setAvatar({
        variables: { file: null },
        update: (cache, { data }) => data && show(cache, data.setAvatar),
      }),
    );
    if (problem) toast.show({ status: 'error', text: t('pictureNotRemoved', { message: problem }) });
    setConfirming(false);
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
          <Button variant="text" tone="error" disabled={busy} onClick={() => setConfirming(true)}>
            {t('removePicture')}
          </Button>
        )}
      </Stack>
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
      <ConfirmDialog
        open={confirming}
        title={t('removePictureTitle')}
        confirmLabel={t('remove')}
        destructive
        busy={removing}
        onConfirm={() => void removePicture()}
        onClose={() => setConfirming(false)}
      >
        {t('removePictureEffect')}
      </ConfirmDialog>
    </Stack>
  );
}
