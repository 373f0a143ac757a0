import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** Two builds from one source: the browser's in dist/client and the server's in dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  // There is no index.html to find dependencies by; found late, they would reload the page in mid-use.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pages/**/*Page.tsx'] },
  plugins: [react()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // Fonts and masks are files with long lives; nothing is inlined twice into several stylesheets.
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
  // The server's bundle carries its libraries, because several of them are published for bundlers only.
  // graphql stays outside: two copies of it refuse each other's schemas.
  ssr: isSsrBuild ? { noExternal: true, external: ['graphql'] } : { external: ['graphql'] },
}));
