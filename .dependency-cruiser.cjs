const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs');

const FEATURES = `${__dirname}/api/src/features`;

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Each feature and its dependencies, as its index.ts lists them. */
const dependsOn = new Map(foldersIn(FEATURES).map((feature) => [feature, readDependsOn(feature)]));

function readDependsOn(feature) {
  const [, list] =
    /\bdependsOn: \[([^\]]*)\]/.exec(readFileSync(`${FEATURES}/${feature}/index.ts`, 'utf8')) ?? [];
  if (list === undefined) throw new Error(`features/${feature}/index.ts has no literal list dependsOn`);
  const others = [...list.matchAll(/'([^']*)'/g)].map(([, name]) => name);
  const unknown = others.find((name) => !foldersIn(FEATURES).includes(name));
  if (unknown)
    throw new Error(`features/${feature}/index.ts: dependsOn names ${unknown}, which is no feature`);
  return others;
}

const features = [...dependsOn.keys()].join('|');

const featureRules = [...dependsOn].map(([feature, others]) => ({
  name: `feature-${feature}`,
  comment: `${feature} depends on ${others.join(', ') || 'no other feature'}. What depends on it extends it from outside.`,
  severity: 'error',
  from: { path: `^api/src/features/${feature}/`, pathNot: '\\.(test|factory)\\.ts$' },
  to: {
    path: `^api/src/features/(${features})/`,
    pathNot: `^api/src/features/(${[feature, ...others].join('|')})/`,
  },
}));

/** Every folder of the web but its frame and its tools. */
const webFeatures = foldersIn(`${__dirname}/web/src`)
  .filter((name) => !['app', 'pages', 'ui', 'lib', 'gql'].includes(name))
  .join('|');

/**
 * Which code may import which: in the API transports -> services -> queries, rules -> core, and features as they
 * declare it; in the web app -> pages -> features -> ui, lib.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-knows-no-feature',
      severity: 'error',
      from: { path: '^api/src/core/' },
      to: { path: '^api/src/(features|rest|graphql|http)/' },
    },
    ...featureRules,
    {
      name: 'features-do-not-know-the-list',
      comment: 'What needs all features gets them as a parameter from outside of features/.',
      severity: 'error',
      from: { path: '^api/src/(core|features/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/features/index\\.ts$' },
    },
    {
      name: 'only-the-list-imports-an-index',
      comment: 'A feature’s index.ts collects what it adds to Mandap. Code imports the file that it needs.',
      severity: 'error',
      from: { pathNot: '^api/src/features/index\\.ts$' },
      to: { path: '^api/src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'transports-know-no-feature',
      comment: 'GraphQL and REST serve what the list of features holds. Uploads are part of both.',
      severity: 'error',
      from: { path: '^api/src/(graphql|rest)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/features/(?!index\\.ts$|media/)' },
    },
    {
      name: 'transports-use-operations',
      comment: 'Resolvers and REST routes reach data through operations only.',
      severity: 'error',
      from: { path: '^api/src/.*\\.(resolver|rest)\\.ts$' },
      to: { path: ['node_modules/(typeorm|pg)/', '^api/src/core/database\\.ts$'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'The web imports rules, constants and labels: they may use yup and each other.',
      severity: 'error',
      from: { path: '^api/src/.*\\.(rules|constants|labels)\\.ts$' },
      to: {
        path: '^api/src/',
        pathNot:
          '(\\.(rules|constants|labels)|core/(translate|yup-locale|without-reordering|intl|language|day|viewer))\\.ts$',
      },
    },
    {
      name: 'nothing-needs-the-demo',
      comment: 'It is loaded when it is seeded: by import() alone, in db/first-start.ts.',
      severity: 'error',
      from: { path: '^(api/(src|db)|web/src)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/demo/', dynamic: false },
    },
    {
      name: 'web-takes-rules-only',
      comment:
        'And the document of the REST calls, which /developers/rest shows, and how texts are formatted.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: {
        path: '^api/',
        pathNot:
          '(\\.(rules|constants|labels)\\.ts|^api/openapi\\.json|^api/src/core/(translate|intl|language|in-language|clip|phone)\\.ts)$',
      },
    },
    {
      name: 'shared-code-imports-no-app',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: `^web/src/(app|pages|${webFeatures})/` },
    },
    {
      name: 'web-features-stand-alone',
      comment: 'Pages compose features; features do not import pages or the app’s router.',
      severity: 'error',
      from: { path: `^web/src/(${webFeatures})/` },
      to: { path: '^web/src/(pages/|app/(router|App|Root))' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // `?url` is Vite's query, not a part of the file's name.
      to: { couldNotResolve: true, pathNot: ['^/', '\\?url$'] },
    },
    {
      name: 'no-dev-in-production',
      severity: 'error',
      from: { path: '^(api/src|api/db|api/demo/(?!art/)|web/src)/', pathNot: '\\.(test|factory)\\.tsx?$' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(vite|@types)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.generated\\.ts$|\\.css$|\\.svg$)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
