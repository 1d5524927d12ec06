/** What sign-in and the dashboard both stand on, and the parts of the kit that both are drawn with. */
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

/** What every page but the sign-in starts with: router, machines, session. */
const APP = [/apps\/web\/src\/app\/start-app\.tsx/];

/** What the frame of the dashboard and its home are drawn with. What opens on a press is no part of it. */
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
 * What opens over a page: each part needs the others, so the first one that is opened brings them all. What tooltips, which
 * the frame has, are made of is in the frame already.
 */
const OVERLAYS = [
  /node_modules\/@radix-ui\/react-(menu|dropdown-menu|popover|dialog|focus-scope|focus-guards|roving-focus|collection)\//,
  /node_modules\/(aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)\//,
  /packages\/ui\/src\/components\/(dialog|drawer|confirm-dialog)\//,
  /packages\/ui\/src\/components\/menu\/(menu|opened-menu|menu-items|leave-moved-focus)\./,
  /packages\/ui\/src\/components\/popover\/anchored-popover\./,
];

/** What the pages of those who run the installation say: one name instead of one for each page in every first visit. */
const OPERATORS_WORDS = [/apps\/web\/src\/features\/operators\/.*\.messages\./];

/** What is announced in the app, which comes once a page is drawn. */
const ANNOUNCEMENTS = [/apps\/web\/src\/shared\/announcements\//];

/** Words of a language that only some readers have. */
const TRANSLATION = /\.messages\.fr\./;

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  !TRANSLATION.test(id) && patterns.some((pattern) => pattern.test(id));

/**
 * Puts the code of a first visit into few files: on a slow line each request waits for one before it (a browser opens
 * six connections to a server of HTTP/1.1), and small files compress badly. A module goes to the first group it fits,
 * with all that it imports.
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
 * The name of a file of scripts. What pages share has its hash alone: the app holds the names of all files, to load the
 * files of a page at once, and names that nobody reads are bytes of every first visit.
 */
export function chunkFileName(chunk: { name: string; isDynamicEntry: boolean }): string {
  return chunk.isDynamicEntry || NAMED.has(chunk.name)
    ? 'assets/[name]-[hash].js'
    : 'assets/[hash].js';
}

/** What is there before any page of the dashboard is asked for. */
const FRAME_FILES = /\/(index|common|app|frame)-/;
/** The imports that bring those files. */
const BRINGS_FRAME = /(start-app|sign-in-app|dashboard-shell)/;

/** What a dynamic import loads besides its file: not again what the frame has loaded. */
export function filesToPreload(
  file: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' || BRINGS_FRAME.test(file)
    ? files
    : files.filter((each) => !FRAME_FILES.test(each));
}
