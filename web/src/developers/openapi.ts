import text from '@mandap/api/openapi.json';

/** The parts of the OpenAPI document that its page shows; api/src/rest/openapi/ makes it. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

interface Content {
  schema: Schema;
  example?: unknown;
}

interface Refusal {
  description: string;
  content: Readonly<Record<string, Content | undefined>>;
}

export interface Call {
  operationId: string;
  tags: readonly string[];
  summary: string;
  'x-roles': 'anyone' | readonly string[];
  'x-envelope': boolean;
  security: readonly Readonly<Record<string, readonly string[] | undefined>>[];
  parameters?: readonly {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Readonly<Record<string, Content | undefined>> };
  responses: Readonly<
    Record<string, { $ref?: string; content?: Readonly<Record<string, Content | undefined>> }>
  >;
}

interface OpenApi {
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Refusal>>;
  };
}

const openApi = text as unknown as OpenApi;

/** A call with where it is. */
export interface Row {
  method: string;
  path: string;
  call: Call;
}

const rows: readonly Row[] = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
);

/** Each resource with its calls, in the document's order. */
export const resources = openApi.tags.map((tag) => ({
  ...tag,
  rows: rows.filter(({ call }) => call.tags.includes(tag.name)),
}));

export const callCount = rows.length;

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** A shape, with the one that it refers to in its place. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref) return openApi.components.schemas[nameOf(schema.$ref)] ?? {};
  return schema;
}

/** What answers are made of: the named shapes, without those of single bodies. */
export const shapes = Object.entries(openApi.components.schemas).filter(([name]) => !name.endsWith('Body'));

/** The refusals of a call, by status; `default` is last. */
export const refusalsOf = ({ responses }: Call) =>
  Object.entries(responses).flatMap(([status, { $ref }]) => {
    const refusal = $ref && openApi.components.responses[nameOf($ref)];
    return refusal ? [{ status, code: nameOf($ref), description: refusal.description }] : [];
  });

/** The named shapes in an answer: "Venue". */
export function shapesIn(schema: Schema): string[] {
  if (schema.$ref) return [nameOf(schema.$ref)];
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ];
  return [...new Set(inside.flatMap(shapesIn))];
}

/** A shape in a few words: "text, a date", "one of Approved, Rejected", "list of Package". */
export function inWords(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) {
    const [choices, orNull] = [schema.anyOf.filter(({ type }) => type !== 'null'), ' or null'];
    const words = choices.every(({ const: one }) => one !== undefined)
      ? `one of ${choices.map(inWords).join(', ')}`
      : choices.map(inWords).join(' or ');
    return choices.length < schema.anyOf.length ? words + orNull : words;
  }
  if (schema.type === 'array') return `list of ${schema.items ? inWords(schema.items) : 'values'}`;
  if (schema.type === 'integer') return `number${range(schema)}`;
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'string') return FORMATS[schema.format ?? ''] ?? 'text';
  return schema.type ?? 'any value';
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'id',
  date: 'date, 2027-02-14',
  'date-time': 'date and time',
};

const range = ({ minimum, maximum }: Schema) =>
  minimum !== undefined && maximum !== undefined
    ? `, ${minimum} to ${maximum}`
    : minimum !== undefined
      ? `, at least ${minimum}`
      : '';

const PEOPLE: Readonly<Record<string, string>> = {
  user: 'couples',
  vendor: 'vendors',
  venue: 'venue owners',
  admin: 'admins',
};

/** Who may make a call, for people: "Couples and admins; with an API key for read:own, too." */
export function whoMay({ 'x-roles': roles, security }: Call): string {
  const scope = security.find(({ key }) => key)?.key?.[0];
  const people = roles === 'anyone' ? 'Anyone' : listed(roles.map((role) => PEOPLE[role] ?? role));
  const loggedIn = roles === 'anyone' ? '' : ', logged in';
  if (!scope) return `${people}${loggedIn}; no API key can.`;
  return scope === 'read:public' ? `${people}.` : `${people}${loggedIn} or with an API key for ${scope}.`;
}

function listed(words: readonly string[]): string {
  const text = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
