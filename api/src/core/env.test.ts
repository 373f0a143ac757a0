import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EnvError, envSchema, projectRoot, readEnv } from './env.js';

/** Returns the line that startup fails with because of a setting. */
function line(settings: NodeJS.ProcessEnv): string {
  try {
    readEnv(settings);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as EnvError).message;
  }
  throw new Error('nothing was wrong');
}

describe('every invalid value is reported on one clear line', () => {
  const PORT = 'PORT must be a number from 0 to 65535';
  const PROXIES = 'TRUSTED_PROXIES must be the number of proxies in front, 0 to 10';
  const S3 = 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together';
  const CDN = 'CDN_PURGE_URL and CDN_PURGE_SECRET must be set together';
  const ADMIN = 'SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD must be set together';

  test.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: 'abc' }, PORT],
    [{ PORT: '-1' }, PORT],
    [{ PORT: '65536' }, PORT],
    [{ PORT: '40.5' }, PORT],
    [{ PORT: ' ' }, PORT],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ DATABASE_URL: 'localhost' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ PUBLIC_URL: 'mandap.example' }, 'PUBLIC_URL must start with http:// or https://'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must start with http:// or https://'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must start with smtp:// or smtps://'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must start with http:// or https://'],
    [{ S3_BUCKET: 'pictures' }, S3],
    [{ S3_ENDPOINT: 'https://s3.example' }, S3],
    [{ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'a' }, S3],
    [{ TRUSTED_PROXIES: 'one' }, PROXIES],
    [{ TRUSTED_PROXIES: '-1' }, PROXIES],
    [{ TRUSTED_PROXIES: '11' }, PROXIES],
    [{ TRUSTED_PROXIES: '1.5' }, PROXIES],
    [{ SUPER_ADMIN_EMAIL: 'root' }, 'SUPER_ADMIN_EMAIL must be an email address'],
    [{ SUPER_ADMIN_EMAIL: 'admin@localhost' }, 'SUPER_ADMIN_EMAIL must be an email address'],
    [{ SUPER_ADMIN_EMAIL: `${'a'.repeat(250)}@b.example` }, 'SUPER_ADMIN_EMAIL must be an email address'],
    [
      { SUPER_ADMIN_EMAIL: 'a@b.example', SUPER_ADMIN_PASSWORD: 'short' },
      'SUPER_ADMIN_PASSWORD must be at least 8 characters',
    ],
    [
      { SUPER_ADMIN_EMAIL: 'a@b.example', SUPER_ADMIN_PASSWORD: 'x'.repeat(201) },
      'SUPER_ADMIN_PASSWORD must be at most 200 characters',
    ],
    [{ CDN_PURGE_URL: 'https://cdn.example/purge' }, CDN],
    [{ CDN_PURGE_SECRET: 'secret' }, CDN],
    [{ SUPER_ADMIN_EMAIL: 'a@b.example' }, ADMIN],
    [{ SUPER_ADMIN_PASSWORD: 'long enough' }, ADMIN],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug'],
  ])('%j', (settings, message) => {
    expect(line(settings)).toBe(message);
  });

  test('never quotes a secret', () => {
    for (const name of [
      'SUPER_ADMIN_PASSWORD',
      'S3_SECRET_ACCESS_KEY',
      'DATABASE_URL',
      'SMTP_URL',
      'METRICS_TOKEN',
    ])
      for (const value of ['canary', 'mysql://user:canary@host/db'])
        try {
          readEnv({ [name]: value });
        } catch (error) {
          expect(String(error)).not.toContain('canary');
        }
  });
});

test('without settings: this machine only, the embedded database, and the demo', () => {
  expect(readEnv({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    dataDir: path.join(projectRoot, '.mandap'),
    publicUrl: 'http://localhost:4000',
    smtpUrl: undefined,
    s3: undefined,
    trustedProxies: 0,
    workers: 1,
    superAdmin: undefined,
    metricsToken: undefined,
    tracing: false,
    demo: true,
    logLevel: 'warn',
  });
});

test('an empty variable counts as unset', () => {
  const empty = Object.fromEntries(Object.keys(envSchema.fields).map((name) => [name, '']));
  expect(readEnv(empty)).toEqual(readEnv({}));
});

test('an external database gets the demo only on request', () => {
  const DATABASE_URL = 'postgres://localhost/mandap';
  expect(readEnv({ DATABASE_URL }).demo).toBe(false);
  expect(readEnv({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  expect(readEnv({ DEMO: '0' }).demo).toBe(false);
});

test('parses all values', () => {
  const env = readEnv({
    PORT: '0',
    PUBLIC_URL: 'https://mandap.example//',
    MANDAP_DATA_DIR: 'data',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    SUPER_ADMIN_EMAIL: ' A@B.example',
    SUPER_ADMIN_PASSWORD: ' long enough ',
    SOMETHING_ELSE: 'x',
  });
  expect(env).toMatchObject({
    port: 0,
    publicUrl: 'https://mandap.example',
    dataDir: path.resolve('data'),
    s3: { region: 'us-east-1', bucket: 'pictures', accessKeyId: 'id', secretAccessKey: 'secret' },
    superAdmin: { email: 'a@b.example', password: ' long enough ' },
  });
});
