import { useQuery } from '@apollo/client/react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../lib/errors';
import { ignoreFailure } from '../lib/ignoreFailure';
import { fillReply, type ReplyValues } from './fillReply';
import { t } from './messages.generated';
import { SavedRepliesDocument } from './SavedReplies.generated';
import { SavedRepliesDialog } from './SavedRepliesDialog';

interface SavedRepliesMenuProps {
  values: ReplyValues;
  onInsert: (text: string) => void;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/** The menu of saved replies, and the dialog that manages them. */
export default function SavedRepliesMenu({ values, onInsert, anchor, open, onClose }: SavedRepliesMenuProps) {
  const { data, error, refetch } = useQuery(SavedRepliesDocument, { fetchPolicy: 'cache-and-network' });
  const [isManaging, setManaging] = useState(false);
  const replies = data?.savedReplies;
  return (
    <>
      <Menu
        open={open}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t('insert') }, paper: { sx: paperSx } }}
      >
        {replies?.map(({ id, title, body }) => (
          <MenuItem
            key={id}
            sx={itemSx}
            onClick={() => {
              onClose();
              onInsert(fillReply(body, values));
            }}
          >
            <b>{title}</b>
            <Typography noWrap sx={previewSx}>
              {fillReply(body, values)}
            </Typography>
          </MenuItem>
        ))}
        {!replies?.length && (
          <MenuItem disabled={!error} onClick={() => void ignoreFailure(refetch())} sx={itemSx}>
            {replies ? t('none') : error ? t('failed', { reason: failureOf(error).message }) : t('loading')}
            {error && <b>{t('tryAgain')}</b>}
          </MenuItem>
        )}
        <Divider />
        <MenuItem
          onClick={() => {
            onClose();
            setManaging(true);
          }}
        >
          {t('manage')}
        </MenuItem>
      </Menu>
      <SavedRepliesDialog
        replies={replies}
        error={error}
        onRetry={refetch}
        open={isManaging}
        onClose={() => setManaging(false)}
      />
    </>
  );
}

const paperSx = { width: 360, maxWidth: 'calc(100vw - 32px)', maxHeight: '60dvh' };
const itemSx = {
  display: 'grid',
  justifyItems: 'start',
  minHeight: 44,
  whiteSpace: 'normal',
  '&.Mui-disabled': { color: 'text.secondary', opacity: 1 },
};
const previewSx = { width: '100%', color: 'text.secondary', fontSize: 'var(--t-sm)' };
