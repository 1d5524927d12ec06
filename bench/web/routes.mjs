// What a first visit to each address loads, from the build's manifest: scripts and styles as the server sends them
// (Brotli, if built).
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const DIST = join(WEB, 'dist');

/** The entry, and the layout around a page: the app, and in the dashboard its frame. */
const ENTRY = 'src/main.tsx';
const APP = 'src/app/start-app.tsx';
const SHELL = 'src/app/shell/dashboard-shell.tsx';

/** Menus, popovers and dialogs: the first one opened loads them all. */
const OVERLAYS = 'overlays';

const GROUPS = { [ENTRY]: /^index\.html$|^_base-/, [APP]: /^_app-/, [OVERLAYS]: /^_overlays-/ };

/** Size goals in kB: good, and target. */
const WHOLE = { '/login': [135, 120], '/dashboard': [210, 185] };
/** Lazy-loaded parts by their entry module; goals in kB for what they add to a page. */
const PARTS = [
  ['charts', 'src/features/dashboard/latest-payout.tsx', 25],
  ['palette', '../../packages/ui/src/components/command-palette/palette-dialog.tsx', 20],
  ['dates', '../../packages/ui/src/components/date-field/day-calendar.tsx', 28],
  ['date ranges', '../../packages/ui/src/components/date-range-picker/range-calendar.tsx', 28],
];
const ROUTE_CHUNK_KB = 45;
const CSS_KB = [25, 18];
const FONTS_KB = 90;

/** Prints the tables; returns whether each "good" is met. */
export function weighRoutes(print) {
  const build = readBuild();
  const pages = readPages();
  let met = true;
  const judge = (value, good, stretch = good) => {
    met &&= value <= good;
    return value <= stretch
      ? stretch < good
        ? 'met, stretch too'
        : 'met'
      : value <= good
        ? 'met'
        : '**missed**';
  };
  print(
    '| address | JS kB | of which its own | its largest file | files | good, stretch | |\n|---|--:|--:|--:|--:|--:|---|\n',
  );
  for (const [address, module] of pages) {
    const first = build.closure([ENTRY, ...around(address), ...(module === null ? [] : [module])]);
    const own = build
      .closure([module])
      .filter((file) => !build.closure([ENTRY, APP, SHELL]).includes(file));
    const kb = build.kb(first);
    const [good, stretch] = WHOLE[address] ?? [];
    const largest = Math.max(0, ...own.map((file) => build.kb([file])));
    const verdict = good === undefined ? judge(largest, ROUTE_CHUNK_KB) : judge(kb, good, stretch);
    print(
      `| ${address} | ${kb.toFixed(1)} | ${build.kb(own).toFixed(1)} | ${largest.toFixed(1)} | ${first.length} | ${good === undefined ? `a file ${ROUTE_CHUNK_KB}` : `${good}, ${stretch}`} | ${verdict} |\n`,
    );
  }
  const shell = build.closure([ENTRY, APP, SHELL]);
  const beyond = (modules, known) =>
    build.kb(build.closure(modules).filter((file) => !known.includes(file)));
  print('\n| loaded when needed | kB beyond the frame and the overlays | good | |\n');
  print('|---|--:|--:|---|\n');
  print(`| overlays, beyond the frame | ${beyond([OVERLAYS], shell).toFixed(1)} | | |\n`);
  const opened = build.closure([ENTRY, APP, SHELL, OVERLAYS]);
  for (const [name, module, good] of PARTS) {
    const kb = beyond([module], opened);
    print(`| ${name} | ${kb.toFixed(1)} | ${good} | ${judge(kb, good)} |\n`);
  }
  const css = build.assets(/^style-.*\.css$/);
  const fonts = build.assets(/(inter|source-serif).*\.woff2$/);
  print(`| styles | ${css.toFixed(1)} | ${CSS_KB.join(', ')} | ${judge(css, ...CSS_KB)} |\n`);
  print(
    `| fonts of a first visit (2 files) | ${fonts.toFixed(1)} | ${FONTS_KB} | ${judge(fonts, FONTS_KB)} |\n`,
  );
  return met;
}

function around(address) {
  if (address === '/login') {
    return [];
  }
  return address.startsWith('/dashboard') ? [APP, SHELL] : [APP];
}

function readBuild() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
  // A chunk group's entry is listed under the group's name.
  const find = (module) =>
    manifest[module] === undefined
      ? Object.keys(manifest).find((key) => GROUPS[module]?.test(key))
      : module;
  const closure = (modules) => {
    const found = new Set();
    const add = (key) => {
      const chunk = manifest[key];
      if (chunk !== undefined && !found.has(chunk.file)) {
        found.add(chunk.file);
        chunk.imports?.forEach(add);
      }
    };
    modules.filter((module) => module !== null).forEach((module) => add(find(module)));
    return [...found];
  };
  return {
    closure,
    kb: (files) => files.reduce((sum, file) => sum + sent(join(DIST, file)), 0) / 1_000,
    assets: (pattern) => {
      const used = new Set(Object.values(manifest).map(({ file }) => file.replace('assets/', '')));
      return (
        readdirSync(join(DIST, 'assets'))
          .filter((file) => pattern.test(file) && used.has(file))
          .reduce((sum, file) => sum + sent(join(DIST, 'assets', file)), 0) / 1_000
      );
    },
  };
}

/** A file's bytes as sent by the server. */
function sent(file) {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** The addresses of the app's own pages; the server renders the others. */
export function readAddresses() {
  const list = readFileSync(join(WEB, 'src', 'app', 'addresses.ts'), 'utf8');
  const found = new Set(
    [...list.slice(list.indexOf('[]')).matchAll(/^ {2}'(\/[^']*)'/gm)].map(
      ([, address]) => address,
    ),
  );
  return [...found].filter((address) => !['/', '/support', '/terms'].includes(address));
}

/** Each address with its page module, from the route tables; null for a redirect. */
function readPages() {
  const app = join(WEB, 'src', 'app');
  const tables = readdirSync(app)
    .filter((file) => file === 'router.tsx' || file.endsWith('-routes.ts'))
    .map((file) => readFileSync(join(app, file), 'utf8'));
  const modules = new Map(
    tables
      .flatMap((table) => table.split(/(?=path: ')/).slice(1))
      .map((route) => [
        /^path: '([^']+)'/.exec(route)[1],
        /import\('\.\.\/(features\/[^']+)'\)/.exec(route)?.[1] ?? null,
      ]),
  );
  return readAddresses().map((address) => {
    if (address === '/login') {
      return [address, 'src/app/sign-in-app.tsx'];
    }
    if (address === '/dashboard') {
      return [address, 'src/features/dashboard/dashboard.page.tsx'];
    }
    const path = [...modules.keys()]
      .filter((known) => address === known || address.endsWith(`/${known}`))
      .toSorted((one, other) => other.length - one.length)[0];
    const module = modules.get(path) ?? null;
    return [address, module === null ? null : `src/${module}`];
  });
}
