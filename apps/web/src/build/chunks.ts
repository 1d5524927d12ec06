/** Shared by sign-in and dashboard, including their parts of the kit. */
const COMMON = [
  /node_modules\/@tanstack\/query-core\/build\/modern\/(?!infiniteQueryObserver|queriesObserver)/,
  /node_modules\/@tanstack\/react-query\/build\/modern\/(?!useInfinite|useQueries|useSuspense)/,
  /node_modules\/openapi-fetch\//,
  /packages\/api-client\/(src\/(client|errors|middleware)|dist)/,
  /packages\/ui\/src\/layout\/((?!app-shell|page-header)|app-shell\/wordmark)/,
  /packages\/ui\/src\/components\/(banner|button|heading|text-field|field|link|text|select|theme-toggle|password-field|error-summary)\//,
  /apps\/web\/src\/shared\/(public-services|api\/(create-queries|retry)|forms\/(unsaved|use-wait)|page\/(use-is-online|connectivity)|query\/failure\.view|workspace\/active-client)\./,
  /apps\/web\/src\/app\/(app-path|load-on-first-touch)\./,
  /apps\/web\/src\/shared\/language\/local-path\./,
  /node_modules\/@radix-ui\/(react-slot|primitive|react-compose-refs|react-id|react-use-layout-effect)\//,
];

/** Needed by every page but the sign-in: router, machines, session. */
const APP = [/apps\/web\/src\/app\/start-app\.tsx/];

/** The dashboard's layout and home. Overlays are not part of it. */
const FRAME = [
  /packages\/ui\/src\/layout\//,
  /apps\/web\/src\/shared\/format\/(category-names|counted|days|names|visible-name)\./,
  /apps\/web\/src\/shared\/(account\/use-sign-out|page\/(page-title|use-single-keys)|query\/loaded|setup\/setup\.(queries|view))\./,
  /apps\/web\/src\/shared\/workspace\/(connection-troubles|section-paths|imports\.queries|may-manage|use-active-client)\./,
  /packages\/ui\/src\/components\/(lazy-part|money|offline-bar|icon-button|tooltip)\//,
  /packages\/ui\/src\/components\/activity-tray\/activity-(tray|summary)\./,
  /packages\/ui\/src\/components\/menu\/late-menu\./,
];

/**
 * Overlays: they depend on each other, so the first one opened loads them all. What tooltips, used by the layout, need
 * is in the frame already.
 */
const OVERLAYS = [
  /node_modules\/@radix-ui\/react-(menu|dropdown-menu|popover|dialog|focus-scope|focus-guards|roving-focus|collection)\//,
  /node_modules\/(aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)\//,
  /packages\/ui\/src\/components\/(dialog|drawer|confirm-dialog)\//,
  /packages\/ui\/src\/components\/menu\/(menu|opened-menu|menu-items|leave-moved-focus)\./,
  /packages\/ui\/src\/components\/popover\/anchored-popover\./,
];

/** The messages of the operators' pages in one chunk, so that first visits hold one file name instead of many. */
const OPERATORS_WORDS = [/apps\/web\/src\/features\/operators\/.*\.messages\./];

/** Announcements in the app, which load after the page has rendered. */
const ANNOUNCEMENTS = [/apps\/web\/src\/shared\/announcements\//];

/** Translations that only some readers load. */
const TRANSLATION = /\.messages\.fr\./;

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  !TRANSLATION.test(id) && patterns.some((pattern) => pattern.test(id));

/**
 * Groups the code of a first visit into few chunks: on a slow line requests queue up (a browser opens six connections
 * to an HTTP/1.1 server), and small files compress badly. A module goes to the first matching group, with all its
 * imports.
 */
export const FIRST_VISIT_CHUNKS = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'common', test: isOneOf(COMMON) },
  { name: 'app', test: isOneOf(APP) },
  { name: 'frame', test: isOneOf(FRAME) },
  { name: 'overlays', test: isOneOf(OVERLAYS) },
  { name: 'operators', test: isOneOf(OPERATORS_WORDS) },
  { name: 'announcements', test: isOneOf(ANNOUNCEMENTS) },
];

const NAMED: ReadonlySet<string> = new Set(FIRST_VISIT_CHUNKS.map(({ name }) => name));

/**
 * The file name of a script chunk. Shared chunks are named by their hash only: the app embeds all file names, to
 * preload a page's files at once, and readable names would add bytes to every first visit.
 */
export function chunkFileName(chunk: { name: string; isDynamicEntry: boolean }): string {
  return chunk.isDynamicEntry || NAMED.has(chunk.name)
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash].js';
}

/** Loaded before any dashboard page. */
const FRAME_FILES = /\/(index|common|app|frame)-/;
/** The imports that load those files. */
const BRINGS_FRAME = /(start-app|sign-in-app|dashboard-shell)/;

/** The preloads of a dynamic import, without those the layout has loaded. */
export function filesToPreload(
  file: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' || BRINGS_FRAME.test(file)
    ? files
    : files.filter((each) => !FRAME_FILES.test(each));
}
