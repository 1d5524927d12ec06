#!/usr/bin/env node
// npm drops an optional platform package from package-lock.json when the registry at hand does not serve it;
// `npm ci` then refuses the lockfile ("Missing: @scope/pkg-darwin-arm64@ from lock file").
// This adds the missing entries (version, os, cpu, libc; no integrity), so that one lockfile serves every platform.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OS = {
  darwin: 'darwin',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openbsd: 'openbsd',
  netbsd: 'netbsd',
  android: 'android',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
};
const CPU = {
  x64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  riscv64: 'riscv64',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  mipsel: 'mipsel',
  wasm32: 'wasm32',
};

let added = 0;
for (const [path, pkg] of Object.entries(lock.packages)) {
  for (const [dep, range] of Object.entries(pkg.optionalDependencies ?? {})) {
    if (path === '') {
      continue;
    }
    let base = path;
    let found;
    for (;;) {
      found = lock.packages[`${base ? `${base}/` : ''}node_modules/${dep}`];
      if (found?.version === range || !base) {
        break;
      }
      const i = base.lastIndexOf('/node_modules/');
      base = i === -1 ? '' : base.slice(0, i);
    }
    if (found?.version === range || !/^\d+\.\d+\.\d+$/.test(range)) {
      continue;
    }
    const words = dep.split('/').pop().split(/[-_]/);
    const os = words.map((w) => OS[w]).find(Boolean);
    const cpu = words.map((w) => CPU[w]).find(Boolean);
    if (!os && cpu !== 'wasm32') {
      continue;
    }
    // Next to the package that depends on it, like npm itself.
    lock.packages[`${path.slice(0, path.lastIndexOf('node_modules/'))}node_modules/${dep}`] = {
      version: range,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(pkg.dev ? { dev: true } : {}),
      ...(words.includes('musl') || words.includes('linuxmusl') ? { libc: ['musl'] } : {}),
      license: 'UNKNOWN',
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to ${file}`);
