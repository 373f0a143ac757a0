import { todayInIndia } from '../../core/day.js';
import { AppError } from '../../core/errors.js';
import { PRIVATE_FILE } from '../../http/private-file.js';
import type { FileRoutes } from '../feature.js';
import { enquiriesAsCsv } from './inbox.csv.js';
import { exportEnquiries } from './inbox.service.js';
import { t } from './messages.generated.js';

/** GET /notification/enquiries.csv: the current user's enquiries as a download, with the inbox's choices as its query. */
export const inboxRoutes: FileRoutes = (http, _services, makeContext) => {
  http.get('/notification/enquiries.csv', async (request, reply) => {
    const ctx = await makeContext(request, reply);
    reply.headers(PRIVATE_FILE);
    const batches = await exportEnquiries(ctx, request.query).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status >= 429) throw error;
      return error.status;
    });
    if (typeof batches === 'number')
      return reply
        .code(batches)
        .type('text/plain; charset=utf-8')
        .send(t(batches === 400 ? 'exportInvalid' : 'exportNotAllowed'));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="enquiries-${todayInIndia()}.csv"`)
      .send(enquiriesAsCsv(ctx, batches));
  });
};
