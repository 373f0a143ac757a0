import Box from '@mui/material/Box';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/mui/IconButton';
import { Picture } from '../ui/Picture';
import type { AttachmentFragment } from './Attachment.generated';
import { fileSize } from './fileSize';
import { t } from './messages.generated';

interface AttachmentListProps {
  attachments: readonly AttachmentFragment[];
  /** Removes an attachment before the message is sent. */
  onRemove?: (id: string) => void;
}

/** The attachments of a message: thumbnails of pictures, and links to PDF files. */
export const AttachmentList = ({ attachments, onRemove }: AttachmentListProps) => (
  <Box component="ul" sx={[listSx, onRemove !== undefined && rowSx]} aria-label={t('attachments')}>
    {attachments.map((attachment) => (
      <Box component="li" key={attachment.id} sx={itemSx}>
        {attachment.picture ? <Thumbnail {...attachment} /> : <FileLink {...attachment} />}
        {onRemove && (
          <IconButton
            icon="close"
            size="small"
            label={t('removeAttachment', { name: attachment.name })}
            onClick={() => onRemove(attachment.id)}
          />
        )}
      </Box>
    ))}
  </Box>
);

const Thumbnail = ({ name, url, picture }: AttachmentFragment) =>
  picture && (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={t('openPicture', { name })}
      sx={thumbnailSx}
    >
      <Picture picture={picture} alt="" sizes="160px" />
    </Box>
  );

const FileLink = ({ name, url, bytes }: AttachmentFragment) => (
  <Box component="a" href={url} download={name} sx={fileSx}>
    <Icon name="document" />
    <span>{t('pdf', { name, size: fileSize(bytes) })}</span>
  </Box>
);

const listSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
/** One row of small thumbnails. */
const rowSx = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  '& > li': { flex: 'none' },
  // More specific than a thumbnail's own width.
  '&& picture': { width: 56 },
};
const itemSx = { display: 'flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' };
const thumbnailSx = {
  display: 'block',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  overflow: 'hidden',
  '& picture': { width: 112, aspectRatio: '1' },
};
const fileSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: 44,
  padding: '8px 14px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-control)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'var(--primary-text)' },
};
