// npm test -- --changed: the changed files and the tests beside them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/**
 * The files that differ from `since`; without it, uncommitted ones, or else those of the last commit. Without deleted
 * ones.
 */
export function changedFiles(since) {
  const loose = git('ls-files', '--others', '--exclude-standard');
  const base =
    since ?? (loose.length + git('diff', '--name-only', 'HEAD').length > 0 ? 'HEAD' : 'HEAD~1');
  const files = [...git('diff', '--name-only', base), ...loose];
  return { base, files: files.filter((file) => existsSync(join(root, file))) };
}

/** The tests beside a file: the first match wins. `$1` is the first group. */
const BESIDE = [
  [/^(apps\/server\/src\/features\/[^/]+\/)/, 'server', '$1'],
  [/^(apps\/server\/src\/[^/]+\/)/, 'server', '$1'],
  [/^(apps\/server\/src\/[^/.]+)[^/]*$/, 'server', '$1'],
  [/^apps\/server\/migrations\//, 'server', 'apps/server/src/db/'],
  [/^openapi\.yaml$/, 'server', 'apps/server/src/http/'],
  [/^(apps\/web\/src\/features\/[^/]+\/)/, 'web', '$1'],
  [/^(apps\/web\/)/, 'web', '$1'],
  [/^(packages\/ui\/src\/[^/]+\/[^/]+\/)/, 'ui', '$1'],
  [/^(packages\/ui\/)/, 'ui', '$1'],
  [/^(packages\/machines\/src\/[^/]+\/)/, 'machines', '$1'],
  [/^(packages\/accounting\/)/, 'accounting', '$1'],
  [/^(packages\/api-client\/)/, 'api-client', '$1'],
  [/^(apps\/cli\/)/, 'cli', '$1'],
  [/^(apps\/sandbox\/)/, 'sandbox', '$1'],
  [/^(conformance\/.+)$/, 'conformance', '$1'],
  [/^(e2e\/journeys\/.+)$/, 'e2e', '$1'],
];

/** Projects of vitest that have tests beside these files, and folders (or files) they lie in. */
export function testsBeside(files) {
  const chosen = new Map();
  for (const file of files) {
    for (const [pattern, project, place] of BESIDE) {
      const found = pattern.exec(file);
      if (found !== null) {
        chosen.set(project, (chosen.get(project) ?? new Set()).add(place.replace('$1', found[1])));
        break;
      }
    }
  }
  const places = (project) => [...(chosen.get(project) ?? [])];
  const units = [...chosen.keys()].filter((project) => project !== 'e2e');
  return {
    projects: units,
    folders: units.flatMap(places),
    // Machines have stories too, and so do parts of pages.
    stories: [...places('ui'), ...places('machines'), ...places('web')],
    journeys: places('e2e'),
  };
}
