import { useMutation } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { indianDate } from '../lib/format';
import { moveFocusTo } from '../lib/moveFocusToMain';
import { refusalOf } from '../lib/refusalOf';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import {
  CreateCalendarFeedDocument,
  RevokeCalendarFeedDocument,
  type CalendarFeedFragment,
} from './CalendarFeed.generated';
import { FeedLinkDialog } from './FeedLinkDialog';
import { t } from './files.messages.generated';

interface FeedControlsProps {
  feed: CalendarFeedFragment | null;
  onChanged: () => Promise<void>;
}

/** Creates, renews and revokes the private link of a calendar. */
export function FeedControls({ feed, onChanged }: FeedControlsProps) {
  const toast = useToast();
  /** Of the first button, which depends on whether there is a link. */
  const id = useId();
  const moveFocus = () => moveFocusTo(`#${CSS.escape(id)}`);
  const [createFeed, { loading: creating }] = useMutation(CreateCalendarFeedDocument);
  const [revokeFeed, { loading: revoking }] = useMutation(RevokeCalendarFeedDocument);
  const busy = creating || revoking;
  const [question, setQuestion] = useState<'renew' | 'revoke'>();
  /** Kept while the dialog closes. */
  const [link, setLink] = useState({ url: '', open: false });

  const create = async () => {
    const problem = await refusalOf(
      createFeed({
        onCompleted: ({ created: { url } }) => {
          if (url) setLink({ url, open: true });
        },
      }),
    );
    setQuestion(undefined);
    if (problem) toast.show({ status: 'error', text: t('linkNotCreated', { message: problem }) });
    await onChanged();
    moveFocus();
  };
  const revoke = async () => {
    const problem = await refusalOf(revokeFeed());
    setQuestion(undefined);
    toast.show(
      problem
        ? { status: 'error', text: t('linkNotRevoked', { message: problem }) }
        : { status: 'success', text: t('linkRevoked') },
    );
    await onChanged();
    moveFocus();
  };

  return (
    <>
      {feed ? (
        <>
          <Typography>{t('linkCreated', { date: indianDate(feed.createdAt) })}</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
            <Button id={id} icon="reset" aria-haspopup="dialog" onClick={() => setQuestion('renew')}>
              {t('renewLink')}
            </Button>
            <Button variant="text" aria-haspopup="dialog" onClick={() => setQuestion('revoke')}>
              {t('revokeLink')}
            </Button>
          </Stack>
        </>
      ) : (
        <Button id={id} icon="link" busy={busy} busyLabel={t('creating')} onClick={() => void create()}>
          {t('createLink')}
        </Button>
      )}
      <ConfirmDialog
        open={question === 'renew'}
        title={t('renewTitle')}
        confirmLabel={t('renewLink')}
        busy={busy}
        onConfirm={() => void create()}
        onClose={() => setQuestion(undefined)}
      >
        {t('renewEffect')}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'revoke'}
        title={t('revokeTitle')}
        confirmLabel={t('revokeLink')}
        destructive
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={() => setQuestion(undefined)}
      >
        {t('revokeEffect')}
      </ConfirmDialog>
      <FeedLinkDialog
        url={link.url}
        open={link.open}
        onClose={() => {
          setLink((current) => ({ ...current, open: false }));
          moveFocus();
        }}
      />
    </>
  );
}
