import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.js';
import { UNSUBSCRIBE_PATH, unsubscribePage } from '../core/email.js';
import { setEmailSubscription } from '../features/account/email-preferences.service.js';
import { ignoreBodies } from '../rest/ignored-body.js';
import type { Admission } from './admission.js';
import { guardApi } from './guard.js';

interface UnsubscribeRoute {
  Params: { token: string };
}

/**
 * The address in the header `List-Unsubscribe`. Mail programs post to it without cookies (RFC 8058). People who open it
 * in a browser get the page, where they confirm, so that scanners of links unsubscribe nobody.
 */
export async function serveUnsubscribing(
  http: FastifyInstance,
  services: Services,
  admission: Admission,
): Promise<void> {
  await http.register(async (one) => {
    guardApi(one, services, admission);
    ignoreBodies(one);
    const config = { hasSecretPath: true };
    one.get<UnsubscribeRoute>(`${UNSUBSCRIBE_PATH}/:token`, { config }, ({ params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(unsubscribePage(encodeURIComponent(params.token)), 303),
    );
    one.post<UnsubscribeRoute>(
      `${UNSUBSCRIBE_PATH}/:token`,
      { config },
      async ({ context, params }, reply) => {
        await setEmailSubscription(context, { token: params.token, enabled: false });
        return reply.header('cache-control', 'no-store').code(204).send();
      },
    );
  });
}
