import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/*.generated.ts', 'web/src/gql/**', '.mandap*/**', '**/test-results/**'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Handlers of frameworks are often async by contract and synchronous by content.
      '@typescript-eslint/require-await': 'off',
      // Fastify's reply is thenable, and its handlers return it.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The router takes thrown responses: a redirect, a missing page.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    // Plain scripts and settings are outside of the TypeScript projects.
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    // What people run in a terminal talks to the terminal.
    files: [
      'scripts/**',
      'api/scripts/**',
      'api/bench/**',
      'web/scripts/**',
      'api/src/main.ts',
      'api/db/demo/art/render.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
