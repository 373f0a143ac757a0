import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Without these, a browser in a closed network keeps trying to reach its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Finds a Chromium: CHROME_PATH, then the PATH, then Playwright's own download, then, as root on Debian,
 * the distribution's package, which is installed for it.
 * @throws Error that says what to install
 */
export function findChromium() {
  return fromEnvironment() ?? fromPath() ?? fromPlaywright() ?? fromDebian() ?? none();
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromEnvironment() {
  const file = process.env.CHROME_PATH;
  if (file && !isExecutable(file)) throw new Error(`CHROME_PATH is ${file}, which is not a program.`);
  return file || undefined;
}

function fromPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isExecutable);
}

function fromPlaywright() {
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

function fromDebian() {
  const debian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!debian || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { stdio: 'ignore', env },
    );
  } catch {
    return undefined;
  }
  return fromPath();
}

function none() {
  throw new Error(
    'There is no Chromium for the browser tests. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROME_PATH.',
  );
}
