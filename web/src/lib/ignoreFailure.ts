/**
 * Awaits a request and ignores its failure, which is shown elsewhere: a failed refetch becomes the `error` of its
 * query, which offers a retry.
 */
export const ignoreFailure = async (request: unknown): Promise<void> => {
  await Promise.allSettled([request]);
};
