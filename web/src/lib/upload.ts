import { ApolloLink } from '@apollo/client';
import type { SendOptions, WithFiles } from './sendFiles';

/** Returns the files among a mutation's variables by path, as the multipart request specification names them. */
function filesByPath(variables: Record<string, unknown>): Map<string, File> {
  const files = new Map<string, File>();
  for (const [name, value] of Object.entries(variables)) {
    if (value instanceof File) files.set(`variables.${name}`, value);
    else if (Array.isArray(value))
      value.forEach((one, index) => one instanceof File && files.set(`variables.${name}.${index}`, one));
  }
  return files;
}

/** Passes a mutation's files to the link's fetch. */
export const filesLink = new ApolloLink((operation, forward) => {
  const files = filesByPath(operation.variables);
  if (files.size)
    operation.setContext(({ fetchOptions }: { fetchOptions?: SendOptions }) => ({
      fetchOptions: { ...fetchOptions, files },
    }));
  return forward(operation);
});

/** `fetch` with lazily loaded support for file uploads. */
export const fetchWithFiles = async (url: RequestInfo | URL, options: WithFiles = {}): Promise<Response> => {
  if (!options.files) return fetch(url, { ...options, signal: withTimeout(options.signal) });
  const { sendFiles } = await import('./sendFiles');
  return sendFiles(url as string, options);
};

/** Timeout: longer than any request takes on the server, shorter than users are willing to wait. */
const TIMEOUT_MS = 20_000;

/** Aborts a request whose response doesn't arrive in time. Uploads have no timeout. */
function withTimeout(requestSignal: AbortSignal | null | undefined): AbortSignal {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  return requestSignal ? AbortSignal.any([requestSignal, late]) : late;
}
