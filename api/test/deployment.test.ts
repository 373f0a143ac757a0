import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { envSchema, projectRoot, readEnv } from '../src/core/env.js';

const read = (file: string) => readFile(path.join(projectRoot, file), 'utf8');

interface Compose {
  services: Record<
    string,
    { image?: string; environment?: Record<string, string>; healthcheck?: object; depends_on?: object }
  >;
}

describe('docker-compose.yml', () => {
  test('gives the server variables that it knows and accepts', async () => {
    const { services } = parse(await read('docker-compose.yml')) as Compose;
    const environment = services.api?.environment ?? {};
    const known = Object.keys(envSchema.fields);
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/, '$1')]),
    );
    const env = readEnv(filled);
    expect(env).toMatchObject({ demo: true, host: '0.0.0.0', s3: { bucket: 'mandap' } });
    const { username, password, hostname } = new URL(env.databaseUrl ?? '');
    expect(services[hostname]?.environment).toMatchObject({
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: password,
    });
    expect(Object.keys(services)).toContain(new URL(env.smtpUrl ?? '').hostname);
    expect(Object.keys(services)).toContain(new URL(env.s3?.endpoint ?? '').hostname);
  });

  test('runs PostgreSQL 17, and every lasting service says whether it is well', async () => {
    const { services } = parse(await read('docker-compose.yml')) as Compose;
    expect(services.postgres?.image).toBe('postgres:17');
    const silent = Object.entries(services).filter(
      ([name, service]) => name !== 'store-bucket' && !service.healthcheck,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

test('the README lists every variable that the server reads, and no other', async () => {
  const readme = await read('README.md');
  const listed = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual(Object.keys(envSchema.fields).sort());
});
