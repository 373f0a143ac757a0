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

/** Settings that the operator must provide. */
const GIVEN: Record<string, string> = {
  SUPER_ADMIN_EMAIL: 'owner@mandap.example',
  SUPER_ADMIN_PASSWORD: 'a long secret',
};

describe('docker-compose.yml', () => {
  test('requires super admin credentials to start', async () => {
    const { services } = parse(await read('docker-compose.yml')) as Compose;
    for (const name of Object.keys(GIVEN))
      expect(services.api?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:\\?[^}]+\\}$`));
    const readme = await read('README.md');
    const paragraph = readme.split('\n\n').find((each) => each.includes('docker compose up')) ?? '';
    for (const name of Object.keys(GIVEN)) expect(paragraph).toContain(name);
  });

  test('pins every image to a version', async () => {
    const { services } = parse(await read('docker-compose.yml')) as Compose;
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(4);
    for (const image of images) expect(image).toMatch(/:(v?\d+\.\d+|RELEASE\.\d{4}-\d\d-\d\d)/);
  });

  test('sets only valid environment variables', async () => {
    const { services } = parse(await read('docker-compose.yml')) as Compose;
    const environment = services.api?.environment ?? {};
    const known = Object.keys(envSchema.fields);
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/^\$\{.*\}$/, GIVEN[name] ?? ''),
      ]),
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

  test('runs PostgreSQL 17 with health checks for every service', async () => {
    const { services } = parse(await read('docker-compose.yml')) as Compose;
    expect(services.postgres?.image).toMatch(/^postgres:17\.\d+$/);
    const silent = Object.entries(services).filter(
      ([name, service]) => name !== 'store-bucket' && !service.healthcheck,
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

test('the image runs as a user that owns none of its files, on a maintained Node version', async () => {
  const dockerfile = await read('api/Dockerfile');
  const [, image = ''] = dockerfile.split(/^(?=FROM )/m).slice(-2);
  expect(dockerfile.match(/^FROM \S+/gm)).toEqual([
    'FROM node:24-bookworm-slim',
    'FROM node:24-bookworm-slim',
  ]);
  expect(image).toMatch(/^USER node$/m);
  expect(image).not.toMatch(/--chown/);
  expect([...image.matchAll(/chown \S+ (\S+)/g)].map(([, folder]) => folder)).toEqual(['/data']);
});

test('the README lists exactly the variables that the server reads', async () => {
  const readme = await read('README.md');
  const listed = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map((match) => match[1]);
  expect(listed.sort()).toEqual(Object.keys(envSchema.fields).sort());
});
