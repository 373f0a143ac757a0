import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { AppError } from '../../core/errors.js';
import type { S3Settings } from '../../core/env.js';
import type { Store } from '../../core/store.js';
import { PICTURE_FOLDERS } from './keys.js';
import { t } from './messages.generated.js';

/** Milliseconds until a connection is established, and without any data on it. By default, there is no limit. */
const TIMEOUTS = { connectionTimeout: 3000, socketTimeout: 10_000 };

/**
 * A store on any S3-compatible service. Uses path-style URLs, which small services require. A request that times out is
 * sent once more.
 */
export function s3Store(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
  timeouts = TIMEOUTS,
): Store {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: timeouts,
  });
  const Bucket = bucket;
  return {
    async put(key, data, mime) {
      await client
        .send(new PutObjectCommand({ Bucket, Key: key, Body: data, ContentType: mime }))
        .catch((error: unknown) => {
          throw toTemporaryError(error);
        });
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body ? { stream: Body as Readable, length: ContentLength ?? 0 } : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw toTemporaryError(error);
      }
    },
    async remove(key) {
      // Lists from the start each time, because deleted keys aren't listed anymore.
      for (let more = true; more;) {
        const { Contents = [], IsTruncated = false } = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: key }),
        );
        const Objects = Contents.map(({ Key }) => ({ Key }));
        if (Objects.length)
          await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
        more = IsTruncated && Objects.length > 0;
      }
    },
    async *hashes() {
      for (const folder of PICTURE_FOLDERS) {
        let ContinuationToken: string | undefined;
        do {
          // The delimiter groups a picture's variants into one entry.
          const page = await client.send(
            new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, Delimiter: '/', ContinuationToken }),
          );
          for (const { Key = '' } of page.Contents ?? []) yield Key.slice(folder.length + 1);
          for (const { Prefix = '' } of page.CommonPrefixes ?? []) yield Prefix.slice(folder.length + 1, -1);
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken);
      }
    },
    // S3 objects are never partial.
    removePartialFiles: () => Promise.resolve(),
  };
}

/** Reports failures of the store itself, such as a full disk or no answer, as temporary. */
function toTemporaryError(error: unknown): unknown {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name !== 'TimeoutError' && ($metadata?.httpStatusCode ?? 0) < 500) return error;
  const unavailable = new AppError('UNAVAILABLE', t('unavailable'), [], 60);
  return Object.assign(unavailable, { cause: error });
}
