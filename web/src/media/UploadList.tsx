import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import { Button } from '../ui/mui/Button';
import { IconButton } from '../ui/mui/IconButton';
import { t } from './messages.generated';
import type { Upload } from './uploadQueue';

export interface UploadListProps {
  uploads: readonly Upload[];
  /** Removes an upload from the list, and aborts it if in progress. Omit it if uploads can’t be aborted one by one. */
  onRemove?: (id: string) => void;
  onRetry?: (id: string) => void;
}

/** Uploads with their progress and errors. */
export function UploadList({ uploads, onRemove, onRetry }: UploadListProps) {
  const done = uploads.filter(({ state }) => state === 'done').length;
  const wrong = uploads.filter(({ problem }) => problem);
  return (
    <div hidden={uploads.length === 0}>
      {/* Announces results only, because screen readers would read out every percent. */}
      <p className="visually-hidden" role="status">
        {done > 0 && t('uploadedOf', { done, count: uploads.length })}{' '}
        {wrong.length > 0 && t('failed', { wrong: wrong.length })}
      </p>
      {wrong.length > 1 && onRemove && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="body2" aria-hidden="true" sx={{ color: 'error.main' }}>
            {t('failed', { wrong: wrong.length })}
          </Typography>
          <Button
            variant="text"
            size="small"
            onClick={() => {
              wrong.forEach(({ id }) => onRemove(id));
              // The button is gone, and perhaps the whole list.
              moveFocusToMain();
            }}
          >
            {t('removeFailed')}
          </Button>
        </Box>
      )}
      <List disablePadding aria-label={t('uploads')}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </List>
    </div>
  );
}

function UploadRow({
  upload: { id, name, state, percent, problem },
  onRemove,
  onRetry,
}: { upload: Upload } & Pick<UploadListProps, 'onRemove' | 'onRetry'>) {
  const hasEnded = state === 'done' || state === 'failed' || state === 'refused';
  return (
    <ListItem disableGutters divider sx={[rowSx, problem ? wrongSx : {}]}>
      <Box component="span" sx={{ display: 'grid', flex: 'none', color: iconColor(state, problem) }}>
        <Icon name={state === 'done' ? 'check' : problem ? 'warning' : 'image'} />
      </Box>
      <Box className={TEXT} sx={{ display: 'grid', flex: 1, gap: 0.5, minWidth: 0 }}>
        <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        {problem ? (
          <Typography component="span" variant="body2" className={PROBLEM} sx={{ color: 'error.main' }}>
            {problem}
          </Typography>
        ) : state === 'done' ? (
          <Typography component="span" variant="body2" sx={{ color: 'success.main' }}>
            {t('fileUploaded')}
          </Typography>
        ) : (
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={t('uploadOfName', { name })}
              sx={{ flex: 1, minWidth: 0, maxWidth: 320 }}
            />
            <Typography
              component="span"
              variant="caption"
              className="tabular"
              sx={{ minWidth: '5ch', color: 'text.secondary' }}
            >
              {state === 'waiting' ? t('waiting') : `${percent}%`}
            </Typography>
          </Box>
        )}
      </Box>
      {state === 'failed' && onRetry && (
        <Button variant="text" size="small" icon="reset" className={RETRY} onClick={() => onRetry(id)}>
          {rich(t, 'tryAgainName', { hidden: visuallyHidden, name })}
        </Button>
      )}
      {onRemove && (
        <IconButton
          icon="close"
          size="small"
          label={hasEnded ? t('dismiss', { name }) : t('cancelUpload', { name })}
          onClick={() => onRemove(id)}
        />
      )}
    </ListItem>
  );
}

const iconColor = (state: Upload['state'], problem: string | undefined) =>
  state === 'done' ? 'success.main' : problem ? 'error.main' : 'hint';

const TEXT = 'text';
const PROBLEM = 'problem';
const RETRY = 'retry';

const rowSx = { gap: 3, minHeight: 56, py: 1.5, '&:last-child': { border: 0 } };

/** On phones the error gets its own row, and the file name the space beside the buttons. */
const wrongSx = {
  '@media (max-width: 599px)': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '0 12px',
    [`& .${TEXT}`]: { display: 'contents' },
    [`& .${PROBLEM}`]: { gridRow: 2, gridColumn: '2 / -1' },
    [`& .${RETRY}`]: { gridRow: 3, gridColumn: 2, justifySelf: 'start', ml: -3 },
  },
};
