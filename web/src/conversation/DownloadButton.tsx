import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { lazyComponent } from '../lib/lazyComponent';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';

const lazyText = lazyComponent(() =>
  import('./conversationText').then(({ conversationText }) => conversationText),
);

/** Downloads all messages of a conversation and its quotes as a text file. */
export function DownloadButton({ bookingId, name }: { bookingId: string; name: string }) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const conversationText = await lazyText.fetch();
      save(t('fileName', { name }), await conversationText(apollo, bookingId));
    } catch (error) {
      toast.show({ status: 'error', text: failureOf(error).message });
    }
    setBusy(false);
  };

  return (
    <Button variant="text" size="small" busy={busy} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
}

function save(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
