/** Unit tests of the web's logic; screens are tested in a browser (playwright.config.ts). */
/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src'],
  setupFiles: ['<rootDir>/scripts/jsdomGlobals.mjs'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // The rules and constants of the API import each other as Node wants it.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.(css|svg)$': '<rootDir>/scripts/emptyAsset.mjs' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
