import { ATTACHMENT_NAME_MAX, ATTACHMENTS_MAX } from '@mandap/api/constants/conversation';
import { useChosenOrder } from '../media/useChosenOrder';
import { useUploads } from '../media/useUploads';
import { UploadAttachmentDocument, type AttachmentFragment } from './Attachment.generated';
import { attachmentProblem } from './attachmentProblem';
import { t } from './messages.generated';

/**
 * Uploads the attachments of the message that is being written.
 *
 * @param attached those that are uploaded
 */
export function useAttachments(
  bookingId: string,
  attached: readonly AttachmentFragment[],
  onChange: (change: (attached: readonly AttachmentFragment[]) => readonly AttachmentFragment[]) => void,
) {
  const insert = useChosenOrder();
  const { uploads, busy, ...queue } = useUploads({
    mutation: UploadAttachmentDocument,
    // The end of a long name has its extension.
    variables: (file) => ({ bookingId, name: file.name.slice(-ATTACHMENT_NAME_MAX), file }),
    payload: ({ uploadAttachment }) => uploadAttachment,
    fileProblem: attachmentProblem,
    quiet: true,
    onUploaded: ({ attachment }, order) => {
      if (attachment) onChange((others) => insert(others, attachment, order));
    },
  });
  const pending = uploads.filter(({ state }) => state !== 'done');
  // Those that were refused can't be sent.
  const sendable = pending.filter(({ state }) => state !== 'refused');
  const free = ATTACHMENTS_MAX - attached.length - sendable.length;
  return {
    /** Without those that are done. */
    uploads: pending,
    busy,
    isFull: free <= 0,
    /** Those of a message that was put back may have joined others. */
    hasTooMany: free < 0,
    add: (files: readonly File[]) =>
      queue.add(files, { room: free, problem: t('tooManyAttachments', { max: ATTACHMENTS_MAX }) }),
    remove: (id: string) => onChange((others) => others.filter((each) => each.id !== id)),
    cancel: queue.remove,
    retry: queue.retry,
  };
}
