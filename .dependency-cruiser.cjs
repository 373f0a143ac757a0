const { readdirSync } = process.getBuiltinModule('node:fs');

/**
 * The directions of docs/architecture: api doors -> services -> queries, rules -> core, features in layers;
 * web app -> pages -> features -> ui, lib.
 * @type {import('dependency-cruiser').IConfiguration}
 */
/** A feature may use these others, and join their tables when it reads; no more. */
const MAY_USE = {
  account: [],
  'api-key': ['account'],
  city: ['listing'],
  media: [],
  notification: [],
  user: ['account', 'city', 'media'],
  interest: ['city', 'listing', 'notification'],
  admin: ['account'],
  listing: ['account', 'media', 'notification'],
  enquiry: ['listing'],
  venue: ['account', 'enquiry', 'listing', 'media', 'city', 'notification'],
  vendor: ['account', 'enquiry', 'listing', 'media', 'city'],
  booking: ['account', 'listing', 'notification'],
  review: ['account', 'listing', 'user', 'booking', 'notification'],
  blog: ['media', 'admin', 'listing', 'vendor'],
  wishlist: ['listing', 'venue', 'vendor'],
  suggestion: ['city', 'listing', 'vendor', 'venue'],
  'site-picture': ['media'],
  'real-wedding': ['account', 'user', 'admin', 'listing', 'media', 'notification'],
  audit: ['account', 'admin', 'listing', 'blog', 'real-wedding'],
  overview: ['account', 'listing', 'vendor', 'booking', 'review', 'enquiry', 'real-wedding'],
  deletion: ['account', 'listing', 'booking', 'enquiry'],
  'mail-queue': ['account'],
  node: ['listing', 'venue', 'vendor', 'blog', 'real-wedding', 'booking', 'user', 'admin'],
  me: [
    ...['account', 'user', 'admin', 'listing', 'venue', 'vendor', 'media'],
    ...['notification', 'booking', 'enquiry'],
  ],
};

const features = Object.keys(MAY_USE).join('|');

const featureRules = Object.entries(MAY_USE).map(([feature, others]) => ({
  name: `feature-${feature}`,
  comment: `${feature} may use ${others.join(', ') || 'no other feature'}; what depends on it attaches itself from outside.`,
  severity: 'error',
  from: { path: `^api/src/features/${feature}/`, pathNot: '\\.(test|factory)\\.ts$' },
  to: {
    path: `^api/src/features/(${features})/`,
    pathNot: `^api/src/features/(${[feature, ...others].join('|')})/`,
  },
}));

/** Every folder of the web but its frame and its tools. */
const webFeatures = readdirSync(`${__dirname}/web/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['app', 'pages', 'ui', 'lib', 'gql'].includes(entry.name))
  .map(({ name }) => name)
  .join('|');

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
      name: 'doors-ask-services',
      comment: 'Resolvers and REST routes reach data through operations only.',
      severity: 'error',
      from: { path: '^api/src/.*\\.(resolver|rest)\\.ts$' },
      to: { path: ['node_modules/(typeorm|pg)/', '^api/src/core/database\\.ts$'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'The web imports rules and constants: they may use yup and each other.',
      severity: 'error',
      from: { path: '^api/src/.*\\.(rules|constants)\\.ts$' },
      to: { path: '^api/src/', pathNot: '(\\.(rules|constants)|core/(text|day|viewer))\\.ts$' },
    },
    {
      name: 'web-takes-rules-only',
      comment: 'And the document of the REST calls, which /developers/rest shows.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^api/', pathNot: '(\\.(rules|constants)\\.ts|^api/openapi\\.json)$' },
    },
    {
      name: 'pages-do-not-know-the-app',
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
      to: { couldNotResolve: true, pathNot: '^/' },
    },
    {
      name: 'no-dev-in-production',
      severity: 'error',
      from: { path: '^(api/src|api/db|web/src)/', pathNot: '\\.(test|factory)\\.tsx?$' },
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
