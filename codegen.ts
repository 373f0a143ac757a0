import type { CodegenConfig } from '@graphql-codegen/cli';

/** schema.graphql and the web's documents -> typed, precompiled documents beside the components that use them. */
const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  scalars: { ID: 'string', DateTimeISO: 'string', Upload: 'File', Paise: 'number' },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['web/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'web/src/gql/types.ts': { plugins: ['typescript'], config: { ...shared, onlyOperationTypes: true } },
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'gql/types.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...shared,
        optimizeDocumentNode: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};
export default config;
