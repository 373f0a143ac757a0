/** Checks a measured value of a bench against the most that it may be. A missed target is printed; the exit code is 1. */
export function expectAtMost(name, value, target) {
  // NaN misses every target.
  if (!(value <= target)) miss(`${name}: ${rounded(value)}, target at most ${target}`);
}

/** Checks a measured value of a bench against the least that it may be. */
export function expectAtLeast(name, value, target) {
  if (!(value >= target)) miss(`${name}: ${rounded(value)}, target at least ${target}`);
}

function miss(text) {
  console.log(`  missed: ${text}`);
  process.exitCode = 1;
}

const rounded = (value) => Math.round(value * 100) / 100;
