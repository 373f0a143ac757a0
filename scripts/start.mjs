// `npm start`: builds the app if needed, then runs the server in this process.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
// Without a listener, this signal would end the process during the build. api/src/main.ts handles it.
process.on('SIGUSR2', () => {});
const { build } = await import('./build.mjs');
await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await import('../api/dist/src/main.js');
