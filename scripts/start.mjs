// `npm start`: builds the app if needed, then runs the server in this process.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
const { build } = await import('./build.mjs');
await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
await import('../api/dist/src/main.js');
