import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Queries whose failure no nearby component shows: it is shown above the page (UnshownFailures), and meanwhile their
 * consumers make no claims. Each with the reason why missing data is not taken for "none".
 */
const ABOVE_THE_PAGE: Readonly<Record<string, string>> = {
  'app/missing-code.tsx { data: release, refetch }':
    'Its reading cannot fail: no answer is one of its answers.',
  'app/shell/activity.tsx runs': 'A tray of work under way; it draws nothing without any.',
  'app/shell/activity.tsx batches': 'A tray of work under way; it draws nothing without any.',
  'app/shell/app-palette.tsx clients':
    'The switcher beside it suspends on the same answer, and fails into the error page.',
  'app/shell/dashboard-shell.tsx { data: clients }': 'Suspends, and fails into the error page.',
  'app/shell/dashboard-shell.tsx { data: me }': 'The menu is called Account.',
  'app/shell/dashboard-shell.tsx { data: dataflow }': 'A way to the admin portal less.',
  'app/shell/use-latest-notifications.ts { data: clients }':
    'Suspends, and fails into the error page.',
  'shared/announcements/app-announcements.tsx { data: shown }':
    'An announcement that could not be read is read again in a minute; nothing is claimed without it.',
  'app/admin/admin-shell.tsx { data: me }': 'The menu is called Account.',
  'app/admin/admin-shell.tsx { data }': 'A badge less.',
  'features/operators/portal.page.tsx { data: permissions }': 'The section is not drawn.',
  'features/operators/invitation-codes.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/analytics/analytics.page.tsx { data: permissions }':
    'Nothing is shown or offered until it is read.',
  'features/operators/dataflow/dataflow.page.tsx { data: permissions }':
    'Nothing is shown or offered until it is read.',
  'features/operators/dataflow/health.page.tsx { data: permissions }':
    'Nothing is shown or offered until it is read.',
  'features/operators/log-analyzer/log-analyzer.page.tsx { data: permissions }':
    'Nothing is shown or offered until it is read.',
  'features/operators/notifications/notifications.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/blog/blog.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/blog/article.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/content/content.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/content/banner.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/plans/plans.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/operators/verification/verification.page.tsx { data: permissions }':
    'Nothing is offered until it is read.',
  'features/account-mapping/mapping.page.tsx mapping': 'The editor below shows the same query.',
  'features/auth/login.page.tsx me': 'Only an answer leads away from the login.',
  'features/auth/login.page.tsx clients': 'Only an answer leads away from the login.',
  'features/account-mapping/mapping.page.tsx { data: setup }':
    'The editor below marks what is missing.',
  'features/batches/batches.page.tsx clients': 'Without it a button is missing.',
  'features/batches/new-batch.page.tsx { data: all }': 'Suspends, and fails into the error page.',
  'features/clients/client-list.tsx known': 'The room of eight rows is held instead.',
  'features/clients/clients.page.tsx { data: clients }': 'Suspends, and fails into the error page.',
  'features/dashboard/portfolio.tsx { data: clients }': 'Suspends, and fails into the error page.',
  'features/dashboard/part-failure.tsx { refetch, isFetching }':
    'Loaded, around it, shows the same query.',
  'features/dashboard/setup-list.tsx { data: me }':
    'The steps are those of the owner until it is read.',
  'features/dashboard/dashboard.page.tsx { data: clients }':
    'Suspends, and fails into the error page.',
  'features/notifications/all-notifications.page.tsx { data: clients }':
    'Suspends, and fails into the error page.',
  'features/platform/disconnect-dialog.tsx detail': 'A sentence less in the dialog.',
  'features/platform/platform.page.tsx setup': 'No connection is marked as the next step.',
  'features/platform/provider-detail.tsx connections': 'Loaded shows it, after the set-up.',
  'features/platform/quickbooks.page.tsx summary': 'A line less about what waits.',
  'features/settings/tokens-section.tsx clients': 'A token is of "A client" until names are read.',
  'features/store-mapping/integration.tsx stores': 'A line less about the stores.',
  'features/store-mapping/remap-drawer.tsx stores': 'Nothing can be chosen until it is read.',
  'features/store-mapping/remap-drawer.tsx (returned)': 'The drawer hands it to Loaded.',
  'features/store-mapping/store-mapping-page.tsx stores': 'Loaded shows it, after the set-up.',
  'features/stores/channel-posting-fields.tsx settings': 'The hint names no inherited choice.',
  'features/sync/entries/entry-body.tsx preview':
    'What stands in the way is told by the server when it is posted.',
  'features/sync/entries/queue.page.tsx status': 'Narrows what the filters offer.',
  'features/sync/files/use-uploads.ts results': 'An upload stays under way until it is read.',
  'features/sync/manual/saved-drafts-list.tsx drafts': 'The section is not drawn.',
  'features/sync/manual/manual-form.tsx connections': 'A hint less.',
  'features/sync/manual/manual-form.tsx accounts': 'Nothing can be chosen until it is read.',
  'features/sync/manual/manual-entry.page.tsx list': 'The section is not drawn.',
  'features/sync/manual/start-from-menu.tsx list': 'Nothing can be chosen until it is read.',
  'features/sync/overview/missing-mappings.tsx summary': 'The queue below shows it.',
  'features/sync/overview/missing-mappings.tsx connections':
    'The queue below shows what is missing.',
  'features/sync/overview/sync.page.tsx connections':
    'Only how long the tabs below it are not shown hangs on it.',
  'features/sync/overview/sync.page.tsx summary': 'A tab without a count.',
  'features/sync/runs/run.page.tsx list': 'The section is not drawn.',
  'features/sync/runs/runs.page.tsx status': 'Narrows what the filters offer.',
  'features/team/members-tab.tsx everybody':
    'Nobody is said to be alone or the last owner; the server refuses to leave none.',
  'features/team/team-management.page.tsx invitations': 'A tab without a count.',
  'features/team/team-management.page.tsx requests': 'A tab without a count.',
  'features/team/invite-dialog.tsx { data: members = [] }': 'The server refuses who is in already.',
  'features/team/invite-dialog.tsx { data: clients = [] }':
    'Nothing can be chosen until it is read.',
  'shared/account/auth-config.ts (returned)':
    'What every installation offers holds until it is read.',
  'shared/account/use-preferences.ts (returned)': 'Defaults of the display hold until it is read.',
  'shared/mapping/target-details.tsx { data }': 'A field less.',
  'shared/mapping/use-books-objects.ts results': 'Nothing can be chosen until it is read.',
  'shared/setup/file-next.tsx { data: setup }': 'A way on less; home shows the failure.',
  'shared/setup/setup-next.tsx { data: setup }': 'A way on less; home shows the failure.',
  'shared/setup/use-after-setup.ts setup': 'What waits for it goes on without it.',
  'shared/workspace/troubles.tsx connections': 'Draws nothing without any trouble.',
  'shared/workspace/use-active-client.ts { data: clients }':
    'Suspends, and fails into the error page.',
  'features/team/activity-tab.tsx members':
    'A filter that offers everyone; the list below it is whole.',
};

const BINDING =
  /(?:const|let)\s+(\{[^}]*\}|\w+)\s*=\s*(usePagedRows\(\s*)?use(?:Infinite|Suspense)?Quer(?:y|ies)\(/g;
const RETURNED = /return use(?:Infinite)?Quer(?:y|ies)\(/;

/** `file binding` of every query whose error is not handled by Loaded, Failure, a grid or its own message. */
function unshown(file: string, source: string): string[] {
  const found: string[] = [];
  for (const [, name = '', isPaged] of source.matchAll(BINDING)) {
    const takes = new RegExp(
      String.raw`query=\{${name}\}|\b${name}\.(error|isError)\b|usePagedRows\(${name}\)`,
    );
    const isShown = name.startsWith('{')
      ? /\berror\b/.test(name)
      : isPaged !== undefined || takes.test(source);
    if (!isShown) {
      found.push(`${file} ${name}`);
    }
  }
  return RETURNED.test(source) ? [...found, `${file} (returned)`] : found;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.fake\./.test(path))
  .map((path) => ({
    path: relative(SOURCE, join(SOURCE, path)).replaceAll('\\', '/'),
    source: readFileSync(join(SOURCE, path), 'utf8'),
  }));

test('every query’s failure is shown in place, or is known to be shown above the page', () => {
  const found = files.flatMap(({ path, source }) => unshown(path, source));
  expect([...new Set(found)].sort()).toEqual(Object.keys(ABOVE_THE_PAGE).sort());
});

test('no query turns its own failure into a result', () => {
  const swallowing = files.filter(({ source }) => /queryFn[^;]*\.catch\(/s.test(source));
  expect(swallowing.map(({ path }) => path)).toEqual([]);
});

test('the shell shows failures above every page that no page shows', () => {
  const shell = files.find(({ path }) => path === 'app/shell/dashboard-shell.tsx');
  expect(shell?.source).toMatch(/<UnshownFailures \/>\s*<Outlet \/>/);
});

test('a query whose error is not handled is found', () => {
  const source = 'const stores = useQuery(storesQuery(api));\nreturn stores.data ?? [];';
  expect(unshown('a.tsx', source)).toEqual(['a.tsx stores']);
  expect(unshown('a.tsx', `${source}\n<Loaded query={stores}>`)).toEqual([]);
});
