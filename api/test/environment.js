// Jest loads this file itself, before its transforms: swc-node lets it use the sources.
import { register } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import 'reflect-metadata';

register('@swc-node/register/esm', import.meta.url);

/**
 * Passes the app to the tests. Inside Jest's sandbox each test file would load its thousand modules again; here Node
 * loads it, as in production, once for all test files of a worker. Every file starts its own app. transform.js makes
 * the tests' imports use the same modules.
 */
export default class AppEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Its values belong to the outer realm, whose dates must be instances of Date here.
    this.global.Date = Date;
    this.global.runningApp = () => import('./running-app.ts');
    this.global.importOutside = (name) =>
      name.startsWith('./') ? import(new URL(`../${name}`, import.meta.url).href) : import(name);
  }
}
