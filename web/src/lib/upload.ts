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
  if (!options.files) return fetch(address, { ...options, signal: inTime(options.signal) });
  const { sendFiles } = await import('./sendFiles');
  return sendFiles(address as string, options);
};

/** Longer than anything that the server takes, and shorter than people wait. */
const ANSWER_MS = 20_000;

/** Gives a request up when its answer does not come; files may take as long as their network needs. */
function inTime(given: AbortSignal | null | undefined): AbortSignal {
  const late = AbortSignal.timeout(ANSWER_MS);
  return given ? AbortSignal.any([given, late]) : late;
}
