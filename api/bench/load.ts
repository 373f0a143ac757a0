import autocannon from 'autocannon';

/** Requests per second and latencies of one measurement. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

interface Load {
  url: string;
  connections: number;
  seconds: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Bodies sent in turn. */
  bodies?: string[];
  /** Paths requested in turn, instead of the URL's. */
  paths?: string[];
}

/** Sends load to one URL with keep-alive connections. Responses other than 2xx count as errors. */
export async function load({
  url,
  connections,
  seconds,
  method = 'GET',
  headers = {},
  bodies,
  paths,
}: Load): Promise<Measured> {
  const requests = (bodies ?? paths)?.map((each) => ({
    method,
    headers,
    ...(bodies ? { body: each } : { path: each }),
  }));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    headers,
    requests,
    timeout: 20,
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
