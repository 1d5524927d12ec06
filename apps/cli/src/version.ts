import { readFileSync } from 'node:fs';

/** The version of this package; `src` and `dist` are at the same depth from its package.json. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? manifest.version
      : undefined;
  if (typeof version !== 'string') {
    throw new TypeError('package.json beside the program has no version');
  }
  return version;
}
