export default async function globalTeardown() {
  await globalThis.mandapPostgres.stop();
}
