import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { Button } from './Button';
import styles from './LoadMore.module.css';
import { t } from './messages.generated';
import { useToast } from './useToast';

interface LoadMoreProps {
  load: () => Promise<unknown>;
}

/** The end of a list that has more. */
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
    <div className={styles.more}>
      <Button busy={busy} onClick={() => void more()}>
        {busy ? t('loading') : t('loadMore')}
      </Button>
    </div>
  );
}
