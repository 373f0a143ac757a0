// Before the tests: a machine without a browser is told so, or given one, at once and not after half of them.
import { ensureChromium } from './chromium.mjs';

try {
  ensureChromium();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
