/** Upload progress of each file in a request, from 0 to 100. */
export type Progress = readonly number[];

/** Context of a mutation with files, passed as `fetchOptions`. */
export interface SendOptions {
  /** Aborts the request; the mutation then fails with an AbortError. */
  signal?: AbortSignal;
  /** Called as bytes are sent. At 100 the file has been uploaded, but the server may still reject it. */
  onProgress?: (progress: Progress) => void;
}

export interface WithFiles extends RequestInit, Pick<SendOptions, 'onProgress'> {
  files?: ReadonlyMap<string, File>;
}

/**
 * Sends a GraphQL request with files, following the multipart request specification. Uses XMLHttpRequest, because
 * `fetch` doesn't report upload progress.
 */
export function sendFiles(
  url: string,
  { files = new Map(), headers, body, signal, onProgress }: WithFiles,
): Promise<Response> {
  const names = [...files.keys()];
  const form = new FormData();
  form.set('operations', typeof body === 'string' ? body : '');
  form.set('map', JSON.stringify(Object.fromEntries(names.map((name, index) => [index, [name]]))));
  names.forEach((name, index) => form.set(String(index), files.get(name) as File));
  const progressOf = progressByFile([...files.values()].map(({ size }) => size));

  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    if (signal?.aborted) return aborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(progressOf(loaded, total));
    request.onload = () => {
      const type = request.getResponseHeader('content-type');
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          headers: type ? { 'content-type': type } : {},
        }),
      );
    };
    request.onerror = () => reject(new TypeError('The server could not be reached.'));
    request.onabort = aborted;
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open('POST', url);
    // The browser sets the form's content type, including its boundary.
    new Headers(headers).forEach((value, name) => {
      if (name !== 'content-type') request.setRequestHeader(name, value);
    });
    request.send(form);
  });
}

/** Files come last in the form and in order, so the number of bytes sent determines each file's progress. */
const progressByFile =
  (sizes: readonly number[]) =>
  (loaded: number, total: number): Progress => {
    let begin = total - sizes.reduce((sum, size) => sum + size, 0);
    return sizes.map((size) => {
      const sent = loaded >= total || size === 0 ? 1 : Math.min(1, Math.max(0, loaded - begin) / size);
      begin += size;
      return Math.floor(sent * 100);
    });
  };
