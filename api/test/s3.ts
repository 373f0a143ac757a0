import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { S3Settings } from '../src/core/env.js';

/**
 * A server with the parts of the S3 API that pictures need: PutObject, GetObject, ListObjectsV2 and DeleteObjects,
 * path-style, with AWS Signature Version 4 and checksums verified as documented, so that it rejects what S3 would
 * reject. docs/decisions/0012 says why it isn't a server from a registry.
 */
export interface S3Double {
  settings: S3Settings;
  /** The bucket's objects, by key. */
  objects: Map<string, Buffer>;
  stop(): Promise<void>;
}

const REGION = 'ap-south-1';
const ACCESS_KEY = 'AKIATESTMANDAP';
const SECRET = 'a secret of the tests / with + odd = signs';

interface S3Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message = code,
  ) {
    super(message);
  }
}

/** @param pageSize keys in one page of a list; small, so that a test needs few objects for a second page */
export async function startS3({ bucket = 'mandap-pictures', pageSize = 1000 } = {}): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://double');
    const request = {
      method: message.method ?? '',
      path: pathname,
      query: searchParams,
      headers: message.headers,
      body: await buffer(message),
    };
    verifySignature(request);
    verifyChecksum(request);
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    if (name !== bucket) throw new Refusal(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (request.method === 'PUT' && key) {
      objects.set(key, request.body);
      return response.setHeader('etag', `"${createHash('md5').update(request.body).digest('hex')}"`).end();
    }
    if (request.method === 'GET' && key) {
      const found = objects.get(key);
      if (!found) throw new Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
      return response.setHeader('content-length', found.length).end(found);
    }
    if (request.method === 'GET' && searchParams.get('list-type') === '2')
      return xml(response, list(objects, searchParams, pageSize));
    if (request.method === 'POST' && searchParams.has('delete')) {
      const keys = [...request.body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, each = '']) => each);
      if (!keys.length || keys.length > 1000) throw new Refusal(400, 'MalformedXML');
      for (const each of keys) objects.delete(each);
      return xml(response, '<DeleteResult></DeleteResult>');
    }
    throw new Refusal(405, 'MethodNotAllowed');
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const { status, code, message } =
        error instanceof Refusal ? error : new Refusal(500, 'InternalError', String(error));
      xml(response.writeHead(status), `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    objects,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const xml = (response: ServerResponse, body: string) =>
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
/** Percent-encodes all but the unreserved characters, as the signature requires. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Computes the AWS Signature Version 4 of a received request. */
function verifySignature({ method, path, query, headers, body }: S3Request): void {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!match) throw new Refusal(403, 'AccessDenied');
  const [, key, day = '', region = '', signed = '', signature = ''] = match;
  if (key !== ACCESS_KEY) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== REGION) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const date = String(headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !date.startsWith(day))
    throw new Refusal(403, 'RequestTimeTooSkewed');
  const names = signed.split(';');
  // Headers that S3 requires to be signed, so that a content type or checksum can't be changed in transit.
  for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.includes(name)) throw new Refusal(403, 'AccessDenied', `${name} is not signed`);
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const parameters = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(encode).join('/'),
    parameters.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  if (!timingSafeEqual(hmac(signing, toSign), Buffer.from(signature, 'hex')))
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

/** Checks the body against its checksum; deletions must have one. */
function verifyChecksum({ method, headers, body, query }: S3Request): void {
  const claimed = headers['x-amz-checksum-crc32'];
  const md5 = headers['content-md5'];
  if (query.has('delete') && !claimed && !md5) throw new Refusal(400, 'InvalidRequest', 'Missing checksum');
  if (method === 'GET') return;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  if (claimed && claimed !== sum.toString('base64')) throw new Refusal(400, 'BadDigest');
  if (md5 && md5 !== createHash('md5').update(body).digest('base64')) throw new Refusal(400, 'BadDigest');
}

/** ListObjectsV2: keys under a prefix, in order; keys that share a beginning up to the delimiter become one entry. */
function list(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const entries = new Set<string>();
  for (const key of [...objects.keys()].sort()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    entries.add(end < 0 ? key : key.slice(0, end + 1));
  }
  const left = [...entries].filter((each) => each > after);
  const page = left.slice(0, pageSize);
  const token = left.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : undefined;
  const isFolder = (each: string) => delimiter !== null && each.endsWith(delimiter);
  return `<ListBucketResult><IsTruncated>${String(Boolean(token))}</IsTruncated>${
    token ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
  }${page
    .map((each) =>
      isFolder(each)
        ? `<CommonPrefixes><Prefix>${each}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${each}</Key><Size>${objects.get(each)?.length ?? 0}</Size></Contents>`,
    )
    .join('')}</ListBucketResult>`;
}
