import { existsSync } from 'node:fs';
import path from 'node:path';
import { ValidationError, boolean, number, object, string } from 'yup';
import { PASSWORD_MAX, email, password } from './text.rules.js';

/** The project's root folder, whether this file runs from source or from `dist`. */
export const projectRoot = findUp(import.meta.dirname, 'package-lock.json');
/** The `api` workspace, for files that are not compiled. */
export const apiRoot = path.join(projectRoot, 'api');

function findUp(from: string, file: string): string {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder))
    if (existsSync(path.join(folder, file))) return folder;
  return path.resolve(import.meta.dirname, '../../..');
}

const url = (name: string, protocols: string[]) =>
  string().test('url', `${name} must start with ${protocols.map((p) => `${p}//`).join(' or ')}`, (value) => {
    if (!value) return true;
    return URL.canParse(value) && protocols.includes(new URL(value).protocol);
  });

const flag = (name: string) =>
  string()
    .oneOf(['0', '1'], `${name} must be 0 or 1`)
    .transform((value: string) => (value === '' ? undefined : value));

const emptyAsUnset = (value: unknown, original: unknown) => (original === '' ? undefined : value);

const REPLICA_URLS = 'DATABASE_REPLICA_URLS must be postgres:// URLs, separated by commas';
const replicaUrls = (value: string) =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
const isPostgresUrl = (value: string) =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

const WORKERS_RANGE = 'WORKERS must be the number of API processes, 1 to 64';

const NO_EMAIL = 'SUPER_ADMIN_EMAIL must be an email address';

/** All environment variables of the server. A test compares them with the README's table. */
export const envSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: number()
    .transform(emptyAsUnset)
    .typeError('PORT must be a number from 0 to 65535')
    .integer('PORT must be a number from 0 to 65535')
    .min(0, 'PORT must be a number from 0 to 65535')
    .max(65535, 'PORT must be a number from 0 to 65535')
    .default(4000),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
  DATABASE_REPLICA_URLS: string().test('urls', REPLICA_URLS, (value = '') =>
    replicaUrls(value).every(isPostgresUrl),
  ),
  MANDAP_DATA_DIR: string().default(path.join(projectRoot, '.mandap')),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  S3_ENDPOINT: url('S3_ENDPOINT', ['http:', 'https:']),
  S3_REGION: string().default('us-east-1'),
  S3_BUCKET: string(),
  S3_ACCESS_KEY_ID: string(),
  S3_SECRET_ACCESS_KEY: string(),
  TRUSTED_PROXIES: number()
    .transform(emptyAsUnset)
    .typeError('TRUSTED_PROXIES must be the number of proxies in front, 0 to 10')
    .integer('TRUSTED_PROXIES must be the number of proxies in front, 0 to 10')
    .min(0, 'TRUSTED_PROXIES must be the number of proxies in front, 0 to 10')
    .max(10, 'TRUSTED_PROXIES must be the number of proxies in front, 0 to 10')
    .default(0),
  // Uses the rules of the login form, which would otherwise lock the super admin out.
  SUPER_ADMIN_EMAIL: email(() => NO_EMAIL).max(254, NO_EMAIL),
  SUPER_ADMIN_PASSWORD: password()
    .min(8, 'SUPER_ADMIN_PASSWORD must be at least 8 characters')
    .max(PASSWORD_MAX, `SUPER_ADMIN_PASSWORD must be at most ${PASSWORD_MAX} characters`),
  WORKERS: number()
    .transform(emptyAsUnset)
    .typeError(WORKERS_RANGE)
    .integer(WORKERS_RANGE)
    .min(1, WORKERS_RANGE)
    .max(64, WORKERS_RANGE)
    .default(1),
  CDN_PURGE_URL: url('CDN_PURGE_URL', ['http:', 'https:']),
  CDN_PURGE_SECRET: string(),
  METRICS_TOKEN: string(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
  DEMO: flag('DEMO'),
  LOG_LEVEL: string()
    .oneOf(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'LOG_LEVEL must be silent, error, warn, info or debug',
    )
    .default('warn'),
});

export interface S3Settings {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The endpoint that purges a CDN; see cdn-purge.ts. */
export interface CdnSettings {
  purgeUrl: string;
  purgeSecret: string;
}

/** The validated settings of one server process. */
export interface Env {
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** If unset, the embedded PostgreSQL is used. */
  databaseUrl?: string;
  /** Streaming replicas of that database. */
  databaseReplicaUrls: readonly string[];
  /** Absolute path of the folder for the embedded database, pictures and emails written to files. */
  dataDir: string;
  /** Origin of links in emails, canonical URLs and the sitemap, without a trailing slash. */
  publicUrl: string;
  smtpUrl?: string;
  s3?: S3Settings;
  cdn?: CdnSettings;
  trustedProxies: number;
  /** Number of API processes. */
  workers: number;
  superAdmin?: { email: string; password: string };
  metricsToken?: string;
  /** Whether traces are sent to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. */
  tracing: boolean;
  demo: boolean;
  logLevel: string;
}

/** An invalid setting. Only its message is printed, which names the variable. */
export class EnvError extends Error {}

/**
 * Reads and validates the environment.
 * @throws EnvError with one line about the first invalid value
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const raw = checked(source);
  if (Boolean(raw.SUPER_ADMIN_EMAIL) !== Boolean(raw.SUPER_ADMIN_PASSWORD))
    throw new EnvError('SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD must be set together');
  if (Boolean(raw.CDN_PURGE_URL) !== Boolean(raw.CDN_PURGE_SECRET))
    throw new EnvError('CDN_PURGE_URL and CDN_PURGE_SECRET must be set together');
  return {
    host: raw.HOST,
    port: raw.PORT,
    databaseUrl: raw.DATABASE_URL || undefined,
    databaseReplicaUrls: replicaUrls(raw.DATABASE_REPLICA_URLS ?? ''),
    dataDir: path.resolve(raw.MANDAP_DATA_DIR),
    publicUrl: (raw.PUBLIC_URL || `http://localhost:${raw.PORT}`).replace(/\/+$/, ''),
    smtpUrl: raw.SMTP_URL || undefined,
    s3: s3Settings(raw),
    cdn:
      raw.CDN_PURGE_URL && raw.CDN_PURGE_SECRET
        ? { purgeUrl: raw.CDN_PURGE_URL, purgeSecret: raw.CDN_PURGE_SECRET }
        : undefined,
    trustedProxies: raw.TRUSTED_PROXIES,
    workers: raw.WORKERS,
    superAdmin:
      raw.SUPER_ADMIN_EMAIL && raw.SUPER_ADMIN_PASSWORD
        ? { email: raw.SUPER_ADMIN_EMAIL, password: raw.SUPER_ADMIN_PASSWORD }
        : undefined,
    metricsToken: raw.METRICS_TOKEN || undefined,
    tracing: Boolean(raw.OTEL_EXPORTER_OTLP_ENDPOINT),
    demo: boolean().cast(raw.DEMO ?? (raw.DATABASE_URL ? '0' : '1')) ?? false,
    logLevel: raw.LOG_LEVEL,
  };
}

type RawEnv = ReturnType<typeof envSchema.validateSync>;

function checked(source: NodeJS.ProcessEnv): RawEnv {
  const known = Object.fromEntries(
    Object.keys(envSchema.fields)
      .filter((name) => source[name] !== undefined && source[name] !== '')
      .map((name) => [name, source[name]]),
  );
  try {
    return envSchema.validateSync(known);
  } catch (error) {
    if (error instanceof ValidationError) throw new EnvError(error.errors[0]);
    throw error;
  }
}

function s3Settings(raw: RawEnv): S3Settings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = raw;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new EnvError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  return {
    endpoint: S3_ENDPOINT || undefined,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
