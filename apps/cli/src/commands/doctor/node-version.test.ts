import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isSupportedNode } from './node-version.ts';

test.each([
  ['v18.20.0', false],
  ['v20.18.9', false],
  ['v20.19.0', true],
  ['v21.9.0', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v24.0.0', true],
])('%s: %s', (version, supported) => {
  expect(isSupportedNode(version)).toBe(supported);
});

test('matches engines of the package', async () => {
  const manifest = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
});
