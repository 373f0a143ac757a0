import { undefinedIfRefused } from '../../http/private-file.js';
import type { FileRoutes } from '../feature.js';
import { findVariant } from '../media/variant-file.js';
import { getReviewPicture } from './picture.service.js';
import { t } from './messages.generated.js';

/** Not for longer, because an admin may remove the review. */
const AN_HOUR = 'public, max-age=3600';

/** GET /media/review/{id}/{file}: serves a variant of a review's photo to those who can see the review. */
export const reviewPictureRoutes: FileRoutes = (http, services, makeContext) => {
  http.get<{ Params: { id: string; file: string } }>('/media/review/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const picture = await getReviewPicture(await makeContext(request, reply), { id }).catch(
      undefinedIfRefused,
    );
    const content = picture && (await findVariant(services, picture.hash, file));
    if (!content) return reply.code(404).type('text/plain').send(t('pictureNotFound'));
    if (picture.isPublic && content.source === 'variant') reply.header('cache-control', AN_HOUR);
    return reply
      .headers({ 'content-type': content.mime, 'content-length': content.length })
      .send(content.stream);
  });
};
