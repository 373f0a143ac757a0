import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { failureOf } from '../../lib/errors';
import { t } from '../messages.generated';
import { useToast } from '../useToast';
import { Button } from './Button';

interface LoadMoreProps {
  load: () => Promise<unknown>;
}

/** A "Load more" button at the end of a list. */
export function LoadMore({ load }: LoadMoreProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    try {
      await load();
    } catch (error) {
      toast.show({ status: 'error', text: t('moreFailed', { message: failureOf(error).message }) });
    }
    setBusy(false);
  };
  return (
    <Stack sx={{ alignItems: 'center', pt: 7 }}>
      <Button busy={busy} onClick={() => void more()}>
        {busy ? t('loading') : t('loadMore')}
      </Button>
    </Stack>
  );
}
