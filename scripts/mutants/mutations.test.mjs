import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { MUTATIONS } from './mutations.mjs';

const root = path.resolve(import.meta.dirname, '../..');

for (const { area, name, file, find, tests } of MUTATIONS)
  await test(`the mutation "${area}: ${name}" applies to the sources, and its tests exist`, () => {
    const places = readFileSync(path.join(root, file), 'utf8').split(find).length - 1;
    assert.equal(places, 1, `"${find}" occurs ${places} times in ${file}`);
    const workspace = path.join(root, file.split('/')[0]);
    for (const each of tests) assert.ok(existsSync(path.join(workspace, each)), `${each} doesn't exist`);
  });
