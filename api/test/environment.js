// Jest loads this file itself, before its transforms: swc-node lets it use the sources.
import { register } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

register('@swc-node/register/esm', import.meta.url);

/**
 * Lends the app to the tests. Inside Jest's sandbox each test file would load its thousand modules anew; here Node
 * loads it, as when it is served, once for all test files of a worker. Every file starts an app of its own.
 */
export default class AppEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // What it answers is of the outer realm: a date there must be one in here.
    this.global.Date = Date;
    this.global.runningApp = () => import('./running-app.ts');
    this.global.importOfApp = async (file) => {
      await import('./running-app.ts');
      return import(`../src/${file}.ts`);
    };
  }
}
