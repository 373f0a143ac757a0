import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Rules that need types take most of the time, so they look at what runs in production. */
const PRODUCTION = ['api/src/**/*.ts', 'web/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.ts', '**/*.factory.ts'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/*.generated.ts', 'web/src/gql/**', '.mandap*/**', '**/test-results/**'] },
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: PRODUCTION,
    ignores: TESTS,
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // Handlers of frameworks are often async by contract and synchronous by content.
      '@typescript-eslint/require-await': 'off',
      // Fastify's reply is thenable, and its handlers return it.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The router takes thrown responses: a redirect, a missing page.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    // What people run in a terminal talks to the terminal.
    files: [
      'scripts/**',
      'api/scripts/**',
      'api/bench/**',
      'web/scripts/**',
      'api/src/main.ts',
      'api/db/demo/art/render.ts',
      'web/src/developers/examples/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
