import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../core/env.js';
import type { Store } from '../core/store.js';

/** Any store that speaks S3; addresses are path-style, which the small ones need. */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): Store {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  const Bucket = bucket;
  return {
    async put(key, data, mime) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: data, ContentType: mime }));
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body ? { stream: Body as Readable, length: ContentLength ?? 0 } : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: key }));
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length)
        await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    },
  };
}
