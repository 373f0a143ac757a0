// Runs before the tests: installs a browser or fails at once if there is none, rather than halfway through.
import { ensureChromium } from './chromium.mjs';

try {
  ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
