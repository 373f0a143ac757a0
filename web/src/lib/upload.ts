import { ApolloLink } from '@apollo/client';

type WithFiles = RequestInit & { files?: ReadonlyMap<string, File> };

/** The files among a mutation's variables, by the path that the multipart request names them with. */
function filesOf(variables: Record<string, unknown>): Map<string, File> {
  const files = new Map<string, File>();
  for (const [name, value] of Object.entries(variables)) {
    if (value instanceof File) files.set(`variables.${name}`, value);
    else if (Array.isArray(value))
      value.forEach((one, index) => one instanceof File && files.set(`variables.${name}.${index}`, one));
  }
  return files;
}

/** Hands a mutation's files to the link's fetch, which sends them along. */
export const filesLink = new ApolloLink((operation, forward) => {
  const files = filesOf(operation.variables);
  if (files.size) operation.setContext({ fetchOptions: { files } satisfies WithFiles });
  return forward(operation);
});

/** `fetch`, but a request with files goes as the GraphQL multipart request specification says. */
export const fetchWithFiles: typeof fetch = (address, options: WithFiles = {}) => {
  const { files, headers, body, ...rest } = options;
  if (!files) return fetch(address, options);
  const names = [...files.keys()];
  const form = new FormData();
  form.set('operations', typeof body === 'string' ? body : '');
  form.set('map', JSON.stringify(Object.fromEntries(names.map((name, index) => [index, [name]]))));
  names.forEach((name, index) => form.set(String(index), files.get(name) as File));
  const own = new Headers(headers);
  // The browser writes the form's own type, with its boundary.
  own.delete('content-type');
  return fetch(address, { ...rest, headers: own, body: form });
};
