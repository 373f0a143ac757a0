import type { Client } from './client.js';
import { read } from './security/send.js';

/** Sends a mutation with files in its variable `images`, over HTTP, as the forms do. */
export async function upload<Data>(
  caller: Client,
  query: string,
  variables: object,
  images: readonly Buffer[],
) {
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query, variables: { ...variables, images: images.map(() => null) } }),
  );
  const map = images.map((_, i) => [String(i), [`variables.images.${i}`]] as const);
  form.set('map', JSON.stringify(Object.fromEntries(map)));
  images.forEach((file, i) => form.set(String(i), new File([new Uint8Array(file)], `${i}.jpg`)));
  const answer = await read(await caller.fetch('/graphql', { method: 'POST', body: form }));
  return { ...answer, data: answer.data as Data };
}
