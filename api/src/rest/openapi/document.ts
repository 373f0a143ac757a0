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
      { url: '/api/api/v1', description: 'The same API at the address that older clients use.' },
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
      'The session cookie that a login sets, called __Host-mandap behind HTTPS. Pages of other sites can’t use it.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key, created in the dashboard. It needs the scope that the call requires: read:public, read:own or write:own; each scope includes the ones before it. Calls that concern passwords, sessions or accounts need a session.',
  },
};
