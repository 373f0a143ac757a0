import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Prefers the headless shell, as Playwright does: it loads a page in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** Without these, a browser in a closed network keeps trying to reach its vendor. */
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
 * Returns this machine's Chromium: CHROME_PATH, then the PATH, then Playwright's download.
 * @throws Error when CHROME_PATH is not a program
 */
export function findChromium() {
  return fromEnvironment() ?? fromPath() ?? fromPlaywright();
}

/**
 * Returns this machine's Chromium; as root on Debian, installs the distribution's package if there is none.
 * @throws Error that says what to install
 */
export function ensureChromium() {
  return findChromium() ?? fromDebian() ?? none();
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
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
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
  try {
    // An interrupted installation of any package makes apt-get reject every other one.
    asRoot('dpkg', '--configure', '-a');
    asRoot('apt-get', 'update', '-qq');
    installOneOf('chromium-headless-shell', 'chromium');
  } catch (error) {
    none(`${error.message}\n${error.stderr ?? ''}`.trim());
  }
  return fromPath();
}

/** Not every release has all of them. */
function installOneOf(first, ...others) {
  try {
    asRoot('apt-get', 'install', '-y', '-qq', '--no-install-recommends', first, 'fonts-liberation');
  } catch (error) {
    if (others.length === 0) throw error;
    installOneOf(...others);
  }
}

function asRoot(command, ...args) {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function none(why) {
  const words =
    'There is no Chromium for the browser tests. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROME_PATH.';
  throw new Error(why ? `${words}\n${why}` : words);
}
