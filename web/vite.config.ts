import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown } from 'vite';
import react from '@vitejs/plugin-react';
import { writeRupeeFont } from './scripts/rupeeFont.ts';
import { themeCss } from './src/ui/theme/themeCss.ts';

/** Parts that know no feature, except those that few pages use. */
const SHARED =
  /\/web\/src\/(app|ui|lib)\/(?!SiteSearch|moveFocusToMain|refetchList|useRefetchList)|\/core\/(clip|phone)/;

/** Of these, what only forms and dashboards have: reading pages must not receive it. */
const WORKING_ONLY =
  /\/(app\/(AuthLayout|DashboardLayout)|lib\/(sendFiles|useForm|useSubmit|useUnsavedChanges)|ui\/(mui|fields)|ui\/(ConfirmDialog|DialogSurface|EmotionCacheContext|FormActions|MuiProvider|PasswordChecklist|Toast[CS]|emotion|theme)\b)/;

/** Fields that few forms have, and that bring more of MUI: a city with suggestions, checkboxes. */
const LARGE_FIELDS = /\/ui\/fields\/(C|Radio)/;

/** Parts of features that dashboards or single pages use. In `features`, they would load all code of the lists. */
const ALSO_WORKING =
  /\/(AvailableOnField|ListingCard(?:Skeletons)?|OwnerContactForm|SortSelect|VendorCard|VenueCard|eventDate|filters|freeOnDay|cancellation|categories|contactHash|detail\.messages|owner\.messages|useListNavigation|Paragraphs|RatingSummary|vendor\/days)\b/;

/** Labels of vendors, which pages of venues don't need. */
const VENDOR_LABELS =
  /\/features\/vendor\/(\w+\.constants|\w+\.labels|labels\.messages)|\/vendor\/categories/;

/** Labels of venues, reviews and pictures. */
const LABELS =
  /\/features\/(venue|review|media)\/(\w+\.constants|\w+\.labels|labels\.messages)|\/booking\/booking\.constants|\/listing\/contactHash/;

/**
 * What several pages share, in few files: left to itself, each small part would be a script and a stylesheet of its
 * own, and a phone would wait for thirty of each.
 */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'base', tags: ['$initial'], priority: 4 },
  // Formik and Emotion both use it: in the chunk of one, it would bring that one along with the other.
  { name: 'statics', test: /node_modules\/(hoist-non-react-statics|react-is)\//, priority: 3 },
  { name: 'mui', test: /node_modules\/@(mui|emotion)\//, minShareCount: 12, priority: 4 },
  { name: 'formik', test: /node_modules\/(formik|yup)\/|use(Form|Submit)\b/, minShareCount: 2, priority: 2 },
  {
    name: 'fields',
    test: (id) => id.includes('/ui/fields/') && !LARGE_FIELDS.test(id),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    test: (id) => SHARED.test(id) && !WORKING_ONLY.test(id),
    minShareCount: 3,
    priority: 3,
  },
  { name: 'working', test: (id) => SHARED.test(id) && !LARGE_FIELDS.test(id), minShareCount: 3, priority: 1 },
  // One file of small parts: each alone compresses worse.
  // Calendar helpers, also on couples' pages. In `working` they would load MUI.
  { name: 'month', test: /\/lib\/month\.ts/, minShareCount: 2, priority: 4 },
  { name: 'vendor-labels', test: VENDOR_LABELS, minShareCount: 3, priority: 2 },
  { name: 'labels', test: LABELS, minShareCount: 3, priority: 2 },
  {
    name: 'features',
    test: (id) =>
      /\/web\/src\/(listing|venue|vendor|blog|review|wishlist)\//.test(id) && !ALSO_WORKING.test(id),
    minShareCount: 3,
    priority: 1,
  },
];

/** What the entry imports. */
const WITH_ENTRY = /\/(react|rolldown-runtime)-/;

/** 36 bits are enough to tell the versions of one file apart. */
const HASH = '[hash:7]';

/** Every page receives the names of all scripts, so they are short. The parts that several pages share have names. */
const scriptName = ({ name }: Rolldown.PreRenderedChunk): string =>
  CHUNKS.some((group) => group.name === name) || name === 'rolldown-runtime'
    ? `assets/[name]-${HASH}.js`
    : `assets/${HASH}.js`;

/** Of both builds: the server names icons and films that the browser's build writes. */
const ASSET_NAMES = {
  hashCharacters: 'base36',
  assetFileNames: `assets/[name]-${HASH}[extname]`,
} as const satisfies Rolldown.OutputOptions;

/** GraphiQL's stylesheet contains two fonts as data URLs, which our CSP blocks and the explorer doesn't use. */
const withoutItsFonts: Plugin = {
  name: 'graphiql-without-its-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /graphiql\/dist\/style\.css\b/.test(id) ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : undefined,
};

/** The theme's variables that tokens.css names. */
const tokenVariables = new Set(
  readFileSync(path.join(import.meta.dirname, 'src/app/tokens.css'), 'utf8').match(/--mandap-[\w-]+/g),
);
const isToken = (property: string) => !property.startsWith('--') || tokenVariables.has(property);

/** The theme's variables as stylesheets: what every page uses, and what only MUI does. */
const THEME_SHEETS: Record<string, () => string> = {
  'virtual:theme.css': () => themeCss(isToken),
  'virtual:mui-theme.css': () => themeCss((property) => !isToken(property)),
};

const themeVariables: Plugin = {
  name: 'theme-variables',
  resolveId: (id) => (id in THEME_SHEETS ? `/${id}` : undefined),
  load: (id) => THEME_SHEETS[id.slice(1)]?.(),
};

/** Its exports name the development build, with warnings that a first visit need not download. */
const routerFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

const rupeeFont = await writeRupeeFont();

/** Two builds from one source: the browser's in dist/client and the server's in dist/server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  resolve: isSsrBuild
    ? {}
    : {
        // RxJS has a build in modern syntax under this condition; the default one carries helpers for old browsers.
        conditions: ['es2015', ...defaultClientConditions],
        alias: [
          { find: /^react-router$/, replacement: path.join(routerFolder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(routerFolder, 'dom-export.mjs') },
          // For tokens.css.
          { find: 'figtree-rupee.woff2', replacement: rupeeFont },
        ],
      },
  // There is no index.html to find dependencies by; found late, they would reload the page in mid-use.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pages/**/*Page.tsx'] },
  plugins: [react(), themeVariables, withoutItsFonts],
  // Short in production: a list page repeats hundreds of them.
  css: {
    modules: {
      generateScopedName: command === 'build' ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:4]',
    },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // A running server still serves the previous build's files; scripts/build.mjs deletes them later.
    emptyOutDir: false,
    // The entry loads these in any case; pages needn't list them.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !WITH_ENTRY.test(file)) },
    // Fonts and masks are files with long lives; nothing is inlined twice into several stylesheets.
    assetsInlineLimit: 0,
    // The explorer, and the server's bundle, are larger. What pages load is limited by e2e/scripts-received.spec.ts.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx', output: { ...ASSET_NAMES, codeSplitting: false } }
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
            ...ASSET_NAMES,
            chunkFileNames: scriptName,
            entryFileNames: `assets/[name]-${HASH}.js`,
          },
          // GraphiQL's helper names a directive of React's compiler, which runs on no code of ours.
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
        },
  },
  // The server's bundle carries its libraries, because several of them are published for bundlers only.
  // graphql stays outside: two copies of it refuse each other's schemas.
  ssr: isSsrBuild ? { noExternal: true, external: ['graphql'] } : { external: ['graphql'] },
}));
