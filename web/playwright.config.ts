import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { DATA_DIR } from './e2e/dataDir';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';

/** Another one by E2E_PORT, for two runs at a time. */
const PORT = Number(process.env.E2E_PORT ?? 4310);

/** A test’s pages live for seconds: optimising their code costs a sixth of their CPU time and saves none. */
const WITHOUT_OPTIMISING = '--js-flags=--no-maglev --no-turbofan';

/** The built app with its demo, as `npm start` runs it, and one Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than cores: a page that loads or settles leaves a core idle.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  // Long, so that tests don't fail on a slow machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Otherwise a control that never becomes clickable holds a worker for the whole time of its test.
    actionTimeout: 30_000,
    // A trace costs every test a fifth of its time; `--trace retain-on-failure` asks for one.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, WITHOUT_OPTIMISING] },
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node e2e/server.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      MANDAP_DATA_DIR: DATA_DIR,
      // Each test says from which address it comes, so that limits count them apart.
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
  },
});
