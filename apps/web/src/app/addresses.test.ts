import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ADDRESSES } from './addresses.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Every path the route tables name; the splat route is not a page. */
const PATHS = readdirSync(FOLDER)
  .filter((file) => file === 'router.tsx' || file.endsWith('-routes.ts'))
  .flatMap((file) => [...readFileSync(`${FOLDER}${file}`, 'utf8').matchAll(/path: '([^']+)'/g)])
  .map(([, path = '']) => path)
  .filter((path) => !path.includes('*'));

test('every path of the router ends a listed address', () => {
  expect(PATHS.length).toBeGreaterThan(40);
  const left = PATHS.filter(
    (path) => !ADDRESSES.some((address) => address === path || address.endsWith(`/${path}`)),
  );
  expect(left).toEqual([]);
});

test('every listed address ends in a path of the router', () => {
  const left = ADDRESSES.filter(
    (address) => !PATHS.some((path) => address === path || address.endsWith(`/${path}`)),
  );
  expect(left).toEqual([]);
});
