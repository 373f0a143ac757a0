import type { Route } from '../route.js';
import { describeCall, tagOf } from './call.js';
import { ERROR, HEADERS, RESPONSES } from './responses.js';
import type { Method, OpenApi, Schema } from './types.js';
import { INFO, TAGS } from './texts.js';

/** Returns the OpenAPI 3.1 document of the calls. Titled schemas become components. */
export function openApi(routes: readonly Route[]): OpenApi {
  const schemas: Record<string, Schema> = { Error: ERROR };
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = `/${route.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[route.method.toLowerCase() as Method] = describeCall(route, schemas);
  }
  const used = new Set(routes.map(tagOf));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [
      { url: '/api/v1', description: 'This server.' },
      { url: '/api/api/v1', description: 'The same, where older clients look for it.' },
    ],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: RESPONSES,
      headers: HEADERS,
    },
  };
}

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'mandap',
    description:
      'The cookie that a login sets. Behind HTTPS it is called __Host-mandap. Pages of other sites can’t use it.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key, made in one’s dashboard. It needs the scope that the call names, read:public, read:own or write:own, each of which includes those before it. What is about passwords, sessions and accounts needs a session.',
  },
};
