import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from '@jest/globals';
import { routes } from '../../src/rest/mount.js';
import { openApi } from '../../src/rest/openapi/document.js';
import type { Call, OpenApi, Response, Schema } from '../../src/rest/openapi/types.js';

/** The OpenAPI document as served. */
export const document = JSON.parse(JSON.stringify(openApi(routes))) as OpenApi;

/** A call of the document, named as in the route table: `GET venue/:id`. */
export interface Documented {
  name: string;
  call: Call;
  /** A parameter is the caller's ID, so that other IDs are rejected before any lookup. */
  own: boolean;
  /** JSON pointer to the call in the document. */
  pointer: string;
}

export const documented: Documented[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => {
    const name = `${method.toUpperCase()} ${path.slice(1).replace(/\{(\w+)\}/g, ':$1')}`;
    const own = routes.some((route) => name === `${route.method} ${route.path}` && route.ownIdParam);
    return { name, call, own, pointer: `/paths/${path.replaceAll('/', '~1')}/${method}` };
  }),
);

/** Undocumented fields are also errors. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, closed(inside)]));
  return copy.type === 'object' && copy.properties ? { additionalProperties: false, ...copy } : copy;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(closed(document) as object, 'api');

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Checks the response's status, headers, body and names of invalid fields against the document. */
export function expectDocumented({ name, call, pointer }: Documented, answer: Answer): void {
  const response = call.responses[answer.status];
  if (!response) throw new Error(`${name} answers ${answer.status}, which is not documented`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
  const place = '$ref' in response ? response.$ref.slice(1) : `${pointer}/responses/${answer.status}`;
  const validate = ajv.compile({ $ref: `api#${place}/content/application~1json/schema` });
  validate(answer.body);
  expect({ errors: validate.errors ?? [], body: answer.body }).toEqual({ errors: [], body: answer.body });
  const { errors = [] } = answer.body as { errors?: { field: string }[] };
  const unknown = errors.map(({ field }) => field).filter((field) => !namesOf(call).has(rootOf(field)));
  expect([name, unknown]).toEqual([name, []]);
  const { headers = {} } = '$ref' in response ? found(response.$ref) : response;
  for (const [header, described] of Object.entries(headers)) {
    const { required } = '$ref' in described ? (found(described.$ref) as { required?: boolean }) : described;
    if (required) expect([header, answer.headers.get(header)]).not.toContain(null);
  }
}

/** `packages[0].price` -> `packages` */
const rootOf = (field: string) => /^[^.[]*/.exec(field)?.[0] ?? '';

/** Documented fields of the request. */
function namesOf({ parameters = [], requestBody }: Call): Set<string> {
  const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
  return new Set([...parameters.map(({ name }) => name), ...fields]);
}

/** Resolves a reference within the document. */
const found = (ref: string): Schema & Pick<Response, 'headers'> =>
  ref
    .slice(2)
    .split('/')
    .reduce<object>((at, key) => (at as Record<string, object>)[key] ?? {}, document);

/** Returns all fields of a response schema, such as `data[].email`. */
export function fieldsOf(schema: Schema, at = ''): string[] {
  if (schema.$ref) return fieldsOf(found(schema.$ref), at);
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
      const path = at ? `${at}.${name}` : name;
      return [path, ...fieldsOf(each, path)];
    }),
    ...(schema.items ? [`${at}[]`, ...fieldsOf(schema.items, `${at}[]`)] : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((each) => fieldsOf(each, at)),
  ];
  return [...new Set(inside)];
}

/** Returns all fields of a body, in the same notation. */
export function fieldsIn(body: unknown, at = ''): string[] {
  if (Array.isArray(body)) return body.flatMap((each) => [`${at}[]`, ...fieldsIn(each, `${at}[]`)]);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, each]) => {
    const path = at ? `${at}.${name}` : name;
    return [path, ...fieldsIn(each, path)];
  });
}

/** Returns the required fields of a body schema. */
export const requiredIn = (schema: Schema): readonly string[] =>
  schema.$ref
    ? requiredIn(found(schema.$ref))
    : [...(schema.required ?? []), ...(schema.allOf ?? []).flatMap(requiredIn)];

/** Returns the fields of a body schema at the top level, or in the object that contains all of them. */
export const leavesIn = (schema: Schema): string[] =>
  schema.$ref ? leavesIn(found(schema.$ref)) : Object.keys(schema.properties ?? {});
