import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { QuickBooks } from '../../connectors/quickbooks/quickbooks.port.ts';
import { lockMapping, pageChanges, versionOf } from './account-mapping.store.ts';
import type { Change, Scope } from './account-mapping.store.ts';
import { namesOf } from '../shared/names.ts';
import { createAccounts } from './create-missing-accounts.ts';
import type { AccountMappingView, AccountToCreate } from './mapping-views.ts';
import { templateOf } from './mapping-templates.ts';
import type { TemplateId } from './mapping-templates.ts';
import { proposeCopy, proposeTemplate } from './propose-mapping.ts';
import type { Proposed } from './propose-mapping.ts';
import { readFacts, readMapping } from './read-mapping.ts';
import type { MappingFacts } from './read-mapping.ts';
import { refuseUnconnected } from './refuse-by-books.ts';
import { changedWishes } from './changed-wishes.ts';
import type { ComponentTarget } from './changed-wishes.ts';
import { refuseUnusable, saveTargets } from './save-targets.ts';
import type { Caller } from '../shared/caller.ts';
import type { Saver } from './save-targets.ts';
import { listAffectedEntries } from './seen-payouts.store.ts';
import type { AffectedEntry } from './seen-payouts.store.ts';
import { undoChange } from './undo-change.ts';
import type { Undone } from './undo-change.ts';

export type Update = Scope & {
  /** The scope's version when it was read; null to skip the check. */
  readonly version: number | null;
  /** The first entry date it applies to; null for every unposted entry. By default, the existing date. */
  readonly from?: string | null | undefined;
  readonly components: readonly ComponentTarget[];
};

export type AccountMappingService = {
  readonly read: (scope: TenantScope, place: Scope) => Promise<AccountMappingView>;
  readonly update: (
    caller: Caller,
    update: Update,
  ) => Promise<{ mapping: AccountMappingView; affected: readonly AffectedEntry[] }>;
  readonly history: (scope: TenantScope, request: PageRequest) => Promise<Page<Change>>;
  readonly undo: (caller: Caller, changeId: string, dryRun: boolean) => Promise<Undone>;
  readonly applyTemplate: (caller: Caller, id: TemplateId, dryRun: boolean) => Promise<Proposed>;
  /** `source` is a scope of the client to copy from, which the caller can see. */
  readonly copy: (caller: Caller, source: TenantScope, dryRun: boolean) => Promise<Proposed>;
  readonly createAccounts: (
    caller: Caller,
    template: TemplateId | null,
    dryRun: boolean,
  ) => Promise<readonly AccountToCreate[]>;
};

type Deps = Saver & { readonly database: Database; readonly quickbooks: QuickBooks };

const CLIENT: Scope = { platform: null, storeId: null };

export function createAccountMappingService(deps: Deps): AccountMappingService {
  const { database } = deps;
  return {
    read: (scope, place) =>
      database.inTenant(scope, (tx) => readMapping(tx, scope.tenantId, place)),
    update: (caller, input) =>
      database.inTenant(caller.scope, (tx) => update(deps, tx, caller, input)),
    history: (scope, request) => database.inTenant(scope, (tx) => pageChanges(tx, request)),
    undo: (caller, changeId, dryRun) =>
      database.inTenant(caller.scope, (tx) => undoChange(deps, tx, caller, { changeId, dryRun })),
    applyTemplate: (caller, id, dryRun) =>
      apply(deps, caller, {
        dryRun,
        action: 'templated',
        propose: (facts) => proposeTemplate(facts, templateOf(id)),
      }),
    copy: async (caller, source, dryRun) => {
      const theirs = await database.inTenant(source, (tx) =>
        readFacts(tx, source.tenantId, CLIENT),
      );
      return apply(deps, caller, {
        dryRun,
        action: 'copied',
        propose: (facts) => proposeCopy(facts, theirs),
      });
    },
    createAccounts: (caller, template, dryRun) =>
      createAccounts(deps, caller, { template, dryRun }),
  };
}

async function update(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { platform, storeId, version, from, components: wanted }: Update,
): Promise<{ mapping: AccountMappingView; affected: readonly AffectedEntry[] }> {
  const { scope } = caller;
  const place = { platform, storeId };
  await lockMapping(tx, scope.tenantId);
  const facts = await readFacts(tx, scope.tenantId, place);
  refuseUnconnected(facts.books);
  await refuseOlder(tx, deps, place, version);
  refuseUnusable(facts, wanted);
  const wishes = wanted.map((one) => ({ ...one, scope: place, from }));
  const changed = await changedWishes(tx, facts.mapped, wishes);
  const affected = await listAffectedEntries(tx, place, {
    components: changed.map(({ component }) => component),
    since: null,
    from: from ?? null,
  });
  await saveTargets(tx, deps, { ...caller, action: 'updated' }, { mapped: facts.mapped, wishes });
  return { mapping: await readMapping(tx, scope.tenantId, place), affected };
}

async function refuseOlder(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  place: Scope,
  version: number | null,
): Promise<void> {
  const newest = await versionOf(tx, place);
  if (version === null || version === newest.version) {
    return;
  }
  const who =
    newest.changedBy === null
      ? undefined
      : (await namesOf(tx, [newest.changedBy])).get(newest.changedBy);
  const minutes = Math.floor((clock.now().getTime() - (newest.changedAt?.getTime() ?? 0)) / 60_000);
  const when =
    minutes < 1
      ? 'less than a minute ago'
      : minutes === 1
        ? 'a minute ago'
        : `${minutes} minutes ago`;
  throw new AppError('mapping_changed', {
    message: `${who ?? 'Someone'} changed this mapping ${when}. Review the current version, then save again.`,
  });
}

type Application = {
  readonly dryRun: boolean;
  readonly action: 'templated' | 'copied';
  readonly propose: (facts: MappingFacts) => Proposed;
};

function apply(
  deps: Deps,
  caller: Caller,
  { dryRun, action, propose }: Application,
): Promise<Proposed> {
  const { scope } = caller;
  return deps.database.inTenant(scope, async (tx) => {
    await lockMapping(tx, scope.tenantId);
    const facts = await readFacts(tx, scope.tenantId, CLIENT);
    const proposed = propose(facts);
    if (!dryRun) {
      refuseUnconnected(facts.books);
      const { wishes } = proposed;
      await saveTargets(tx, deps, { ...caller, action }, { mapped: facts.mapped, wishes });
    }
    return proposed;
  });
}
