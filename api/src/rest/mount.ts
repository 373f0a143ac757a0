import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.js';
import { guardDoor } from '../guard.js';
import { noteRepeats } from '../repeats.js';
import { loginRoutes, logoutRoutes } from './account.rest.js';
import { adminRoutes } from './admin.rest.js';
import { blogRoutes } from './blog.rest.js';
import { bookingRoutes } from './booking.rest.js';
import { admit, refuseOtherNames } from './admit.js';
import { acceptEmptyJson, acceptUploads, bodyOf } from './body.js';
import { deletionRoutes } from './deletion.rest.js';
import { enquiryRoutes } from './enquiry.rest.js';
import { inTheirWords } from './names.js';
import { PAGE_NAMES } from './paging.js';
import { notificationRoutes } from './notification.rest.js';
import { openApi } from './openapi/document.js';
import { extraPoints } from './paging.js';
import { realWeddingRoutes } from './real-wedding.rest.js';
import type { Route } from './route.js';
import { userRoutes } from './user.rest.js';
import { vendorRoutes } from './vendor.rest.js';
import { venueRoutes } from './venue.rest.js';
import { wishlistRoutes } from './wishlist.rest.js';
import { within } from './within.js';

/** Every call of the REST door. */
export const routes: readonly Route[] = [
  ...loginRoutes,
  ...logoutRoutes,
  ...venueRoutes,
  ...vendorRoutes,
  ...userRoutes,
  ...adminRoutes,
  ...deletionRoutes,
  ...wishlistRoutes,
  ...bookingRoutes,
  ...enquiryRoutes,
  ...blogRoutes,
  ...realWeddingRoutes,
  ...notificationRoutes,
];

/** The old clients use both. */
const PREFIXES = ['/api/v1', '/api/api/v1'];

/** Mounts the REST door beside the GraphQL one: the same sessions, limits and operations. */
export async function mountRest(http: FastifyInstance, services: Services): Promise<void> {
  await http.register(async (door) => {
    guardDoor(door, services);
    await acceptUploads(door);
    acceptEmptyJson(door);
    // What no call answers must not fall through to the pages, which answer every address in HTML.
    for (const prefix of PREFIXES)
      for (const url of [prefix, `${prefix}/*`]) door.all(url, (_request, reply) => reply.callNotFound());
    const documentation = JSON.stringify(openApi(routes));
    for (const prefix of PREFIXES)
      door.get(`${prefix}/openapi.json`, (_request, reply) =>
        reply.type('application/json').send(documentation),
      );
    for (const prefix of PREFIXES)
      for (const route of routes) {
        const { method, answer, names } = route;
        door.route({
          method,
          url: `${prefix}/${urlOf(route)}`,
          handler: async (request, reply) => {
            const { context } = request;
            const params = paramsOf(route, request.params as Record<string, string>);
            const query = firstValues(request.query as Record<string, string | string[]>);
            const operation = admit(context, route, params);
            context.meter?.spend(extraPoints(route, query));
            const sent = await bodyOf(request, reply, { ...route, operation }).catch((error: unknown) => {
              if (!reply.sent) throw error;
            });
            // Given up on in the middle, and answered so.
            if (!sent) return reply;
            const { files } = sent;
            noteRepeats(request, [method, route.path, params, sent.body]);
            let { body } = sent;
            refuseOtherNames(context, route, params, body);
            for (const name of route.within ?? []) {
              body = within(body, name);
              refuseOtherNames(context, route, params, body);
            }
            const { body: answered, headers } = await answer(request.context, {
              ...{ params, query, body, files },
              url: request.url,
            }).catch((error: unknown) => {
              throw inTheirWords(error, { ...PAGE_NAMES, ...names });
            });
            return reply.headers(headers ?? {}).send(answered);
          },
        });
      }
  });
}

const LAST_PARAMETER = /:(\w+)$/;

/** Fastify's own way of writing a last parameter that takes slashes. */
const urlOf = ({ path, slashes }: Route) => (slashes ? path.replace(LAST_PARAMETER, '*') : path);

function paramsOf({ path, slashes }: Route, given: Record<string, string>): Record<string, string> {
  const name = slashes && LAST_PARAMETER.exec(path)?.[1];
  return name ? { ...given, [name]: (given['*'] ?? '').replace(/\/$/, '') } : given;
}

/** What an old client writes into an address for a value that it does not have. */
const ABSENT: (string | undefined)[] = ['', 'null', 'undefined'];

/** Empty values are dropped, and of a repeated one the first counts. */
function firstValues(query: Record<string, string | string[]>): Record<string, string | undefined> {
  const values: Record<string, string | undefined> = {};
  for (const [name, given] of Object.entries(query)) {
    const value = Array.isArray(given) ? given[0] : given;
    if (!ABSENT.includes(value)) values[name] = value;
  }
  return values;
}
