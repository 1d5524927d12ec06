import { ok } from '../http/operations.ts';
import type { Handlers } from '../http/operations.ts';
import { pathOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { readHome } from './read-home.ts';
import type { HomeDeps } from './read-home.ts';
import { readAnyway, readSetup } from './read-setup.ts';
import type { SetupDeps } from './read-setup.ts';
import { saveSetupChoice } from './setup-choices.ts';

const NOTIFICATIONS = 50;
const RUNS = 10;
const BATCHES = 5;
/** Loads all of an adviser's clients at once; in pages of 100, 2,000 clients took four seconds on a phone's network. */
const CLIENTS = 5_000;

type Ids = 'getHome' | 'getSetup' | 'updateSetupChoice' | 'getActivity' | 'getWorkspace';

/** The initial data of pages, combined from several operations. */
export function homeRoutes(deps: HomeDeps): Pick<Handlers, Ids> {
  return { ...setupRoutes(deps), ...clientRoutes(deps), ...accountRoutes(deps) };
}

function setupRoutes(deps: HomeDeps): Pick<Handlers, 'getSetup' | 'updateSetupChoice'> {
  return {
    getSetup: {
      needs: 'tenant',
      handle: async ({ principal, scope, level }) => {
        const caller: Caller = { principal, membership: { scope, level } };
        return ok(await readSetup(deps, caller, await readAnyway(deps, caller)));
      },
    },
    updateSetupChoice: {
      needs: 'tenant',
      handle: async ({ principal, scope, level, body }) => {
        const caller: Caller = { principal, membership: { scope, level } };
        await saveSetupChoice(deps, caller, body);
        const setup = await readSetup(deps, caller, await readAnyway(deps, caller));
        return ok(setup, body.skipped ? 'Skipped' : 'Taken up again');
      },
    },
  };
}

function clientRoutes(deps: HomeDeps): Pick<Handlers, 'getHome' | 'getActivity'> {
  const { call } = deps;
  return {
    getHome: {
      needs: 'tenant',
      handle: async ({ principal, scope, level }) => {
        const caller: Caller = { principal, membership: { scope, level } };
        return ok(await readHome(deps, caller));
      },
    },
    getActivity: {
      needs: 'tenant',
      handle: async ({ principal, scope, level }) => {
        const caller: Caller = { principal, membership: { scope, level } };
        const path = pathOf(caller);
        const notifications = await call('listAllNotifications', caller, {
          query: { limit: NOTIFICATIONS },
        });
        const runs = await call('listSyncRuns', caller, { path, query: { days: 1, limit: RUNS } });
        const batches = await call('listBatches', caller, { query: { limit: BATCHES } });
        return ok({ notifications, runs: runs.items, batches: batches.items });
      },
    },
  };
}

function accountRoutes({ call }: SetupDeps): Pick<Handlers, 'getWorkspace'> {
  return {
    getWorkspace: {
      needs: 'user',
      handle: async ({ principal, membership }) => {
        const caller = { principal, membership: null };
        const user = await call('getMe', caller, {});
        const preferences = await call('getMyPreferences', caller, {});
        // A support viewer has only the client they view.
        const clients = await call(
          'listClients',
          { principal, membership },
          {
            query: { limit: CLIENTS, with_archived: true },
          },
        );
        const dataflow = await call('getDataflowPermissions', caller, {});
        return ok({ user, preferences, clients, dataflow });
      },
    },
  };
}
