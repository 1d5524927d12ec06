/** What sign-in and the dashboard both stand on, and the parts of the kit that both are drawn with. */
const COMMON = [
  /node_modules\/(@tanstack\/(query-core|react-query)|openapi-fetch)\//,
  /packages\/api-client\/(src\/(client|errors|middleware)|dist)/,
  /packages\/ui\/src\/layout\/((?!app-shell|page-header)|app-shell\/wordmark)/,
  /packages\/ui\/src\/components\/(banner|button|heading|text-field|field|link|text|select|theme-toggle|password-field|error-summary)\//,
  /apps\/web\/src\/shared\/(public-services|api\/(create-queries|retry)|forms\/(unsaved|use-wait)|page\/use-is-online|query\/failure\.view|workspace\/active-client)\./,
  /apps\/web\/src\/app\/app-path\./,
  /node_modules\/@radix-ui\/(react-slot|primitive|react-compose-refs|react-id|react-use-layout-effect)\//,
];

/** What every page but the sign-in starts with: router, machines, session. */
const APP = [/apps\/web\/src\/app\/start-app\.tsx/];

/** What opens over a page: each part needs the others, and the frame of the dashboard needs them all. */
const OVERLAYS = [
  /node_modules\/(@floating-ui|@radix-ui|aria-hidden)\//,
  /node_modules\/(react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref)/,
];

/** Parts of the kit that the frame of the dashboard and its home are drawn with. */
const FRAME = [
  /packages\/ui\/src\/layout\//,
  /packages\/ui\/src\/components\/(activity-tray|confirm-dialog|dialog|drawer|icon-button|menu|notification-centre|progress|segmented-control|status-pill|table)\//,
];

const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/**
 * Puts the code of a first visit into few files: on a slow line each request waits for one before it (a browser opens
 * six connections to a server of HTTP/1.1), and small files compress badly. A module goes to the first group it fits,
 * with all that it imports.
 */
export const FIRST_VISIT_CHUNKS = [
  { name: 'base', tags: ['$initial' as const] },
  { name: 'common', test: isOneOf(COMMON) },
  { name: 'app', test: isOneOf(APP) },
  { name: 'overlays', test: isOneOf(OVERLAYS) },
  { name: 'frame', test: isOneOf(FRAME) },
];
