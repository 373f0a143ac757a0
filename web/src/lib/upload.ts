import { ApolloLink } from '@apollo/client';
import type { SendOptions, WithFiles } from './sendFiles';

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
  if (files.size)
    operation.setContext(({ fetchOptions }: { fetchOptions?: SendOptions }) => ({
      fetchOptions: { ...fetchOptions, files },
    }));
  return forward(operation);
});

/** `fetch`, but a request with files is sent by what is loaded only then. */
export const fetchWithFiles = async (
  address: RequestInfo | URL,
  options: WithFiles = {},
): Promise<Response> => {
  if (!options.files) return fetch(address, options);
  const { sendFiles } = await import('./sendFiles');
  return sendFiles(address as string, options);
};
