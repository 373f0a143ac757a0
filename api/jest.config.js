import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/environment.js',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/db', '<rootDir>/demo'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '<rootDir>/test/transform.js',
      {
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  globalSetup: '<rootDir>/test/global-setup.js',
  globalTeardown: '<rootDir>/test/global-teardown.js',
  testSequencer: '<rootDir>/test/sequencer.js',
  // One more than cores: tests that restart servers mostly wait.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 30_000,
  // A test that leaves a connection open hides a leak: it must fail, not be forced to end.
  forceExit: false,
};
