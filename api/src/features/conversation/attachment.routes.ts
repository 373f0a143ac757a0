import { create as contentDisposition } from 'content-disposition';
import type { Services } from '../../core/context.js';
import { PRIVATE_FILE, undefinedIfRefused } from '../../http/private-file.js';
import type { FileRoutes } from '../feature.js';
import { originalKey } from '../media/keys.js';
import { findVariant } from '../media/variant-file.js';
import { DOWNLOAD } from './attachment.js';
import type { AttachmentRow } from './attachment.query.js';
import { getAttachment } from './attachment.service.js';
import { getCaseAttachment } from './moderation.service.js';
import { t } from './messages.generated.js';

/** Browsers must not run what others have uploaded. */
const HEADERS = { ...PRIVATE_FILE, 'content-security-policy': "default-src 'none'; sandbox" };

/**
 * GET /media/attachment/{id}/{file}: serves a variant of a picture, or a PDF as a download, to the two parties, and to
 * admins while its message is held or reported.
 */
export const attachmentRoutes: FileRoutes = (http, services, makeContext) => {
  http.get<{ Params: { id: string; file: string } }>(
    '/media/attachment/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      reply.headers(HEADERS);
      const ctx = await makeContext(request, reply);
      const read = ctx.viewer?.role === 'admin' ? getCaseAttachment : getAttachment;
      const attachment = await read(ctx, { id }).catch(undefinedIfRefused);
      const content = attachment && (await contentOf(services, attachment, file));
      if (!content) return reply.code(404).type('text/plain').send(t('attachmentNotFound'));
      if (file === DOWNLOAD) reply.header('content-disposition', contentDisposition(attachment.name));
      return reply
        .headers({ 'content-type': content.mime, 'content-length': content.length })
        .send(content.stream);
    },
  );
};

/** Pictures are served as variants only, which have no metadata. */
async function contentOf(services: Services, { hash, mime, width }: AttachmentRow, file: string) {
  if (width) return findVariant(services, hash, file);
  const stored = file === DOWNLOAD ? await services.store.get(originalKey(hash)) : undefined;
  return stored && { ...stored, mime };
}
