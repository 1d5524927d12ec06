import type { Database, TenantScope } from '../../db/database.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { DEFAULT_LIMIT } from '../../http/cursor.ts';
import { created, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import { writeCsv } from '../../platform/csv-table.ts';
import type { RefreshBooks } from './account-mapping.port.ts';
import { presentBooksObject, presentChange, presentTemplate } from './account-mapping.presenter.ts';
import type { AccountMappingService } from './account-mapping.service.ts';
import { callerOf } from '../shared/caller.ts';
import type { Caller } from '../shared/caller.ts';
import { namesOf, storeNames } from '../shared/names.ts';
import type { Change } from './account-mapping.store.ts';
import { findBooks, listBooksObjects } from './books-objects.store.ts';
import type { createAccount } from './create-account.ts';
import { sourceScope } from './copy-source.ts';
import { indexBooks } from './effective-mapping.ts';
import { MAPPING_COLUMNS } from './mapping-csv.ts';
import { MAPPING_TEMPLATES } from './mapping-templates.ts';
import type { ImportedMapping } from './mapping-views.ts';
import type { PreviewAccountMapping } from './preview-mapping.port.ts';
import { presentBooks } from './read-mapping.ts';

export type AccountMappingHandlers = Pick<
  Handlers,
  | 'listBooksObjects'
  | 'createBooksRefresh'
  | 'createBooksAccount'
  | 'exportAccountMapping'
  | 'importAccountMapping'
  | 'getAccountMapping'
  | 'updateAccountMapping'
  | 'listAccountMappingChanges'
  | 'createAccountMappingUndo'
  | 'listAccountMappingTemplates'
  | 'createAccountMappingFromTemplate'
  | 'createMissingAccounts'
  | 'createAccountMappingCopy'
  | 'previewAccountMapping'
>;

type Parts = {
  readonly database: Database;
  readonly service: AccountMappingService;
  readonly refreshBooks: RefreshBooks;
  readonly preview: PreviewAccountMapping;
  readonly createAccount: (
    caller: Caller,
    account: { readonly name: string; readonly accountType: string },
  ) => ReturnType<typeof createAccount>;
  readonly csv: {
    readonly write: (scope: TenantScope) => Promise<string[][]>;
    readonly read: (
      caller: Caller,
      file: { readonly csv: string; readonly dryRun: boolean },
    ) => Promise<ImportedMapping>;
  };
};

export function accountMappingRoutes(parts: Parts): AccountMappingHandlers {
  return {
    ...booksRoutes(parts),
    ...mappingRoutes(parts),
    ...proposalRoutes(parts),
    ...csvRoutes(parts),
  };
}

function booksRoutes({
  database,
  refreshBooks,
  createAccount: create,
}: Parts): Pick<
  AccountMappingHandlers,
  'listBooksObjects' | 'createBooksRefresh' | 'createBooksAccount'
> {
  return {
    listBooksObjects: {
      needs: 'tenant',
      handle: async ({ scope, query }) =>
        database.inTenant(scope, async (tx) => {
          const books = await findBooks(tx);
          const kind = query.kind ?? 'account';
          const objects =
            books === null ? [] : await listBooksObjects(tx, books.connectionId, kind);
          return ok({
            items: objects.map((object) => presentBooksObject(object, books?.currency ?? null)),
            books: presentBooks(books),
          });
        }),
    },
    createBooksRefresh: {
      needs: 'tenant',
      handle: async ({ scope }) => {
        const { objects, inactive } = await refreshBooks(scope);
        const books = await database.inTenant(scope, findBooks);
        return ok({ objects, inactive, books: presentBooks(books) }, 'Accounts refreshed');
      },
    },
    createBooksAccount: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const { object, books } = await create(callerOf({ principal, scope }), {
          name: body.name,
          accountType: body.account_type,
        });
        return created(presentBooksObject(object, books.currency), 'Account created');
      },
    },
  };
}

function mappingRoutes({
  database,
  service,
}: Parts): Pick<
  AccountMappingHandlers,
  | 'getAccountMapping'
  | 'updateAccountMapping'
  | 'listAccountMappingChanges'
  | 'createAccountMappingUndo'
> {
  return {
    getAccountMapping: {
      needs: 'tenant',
      handle: async ({ scope, query }) => ok(await service.read(scope, placeOf(query))),
    },
    updateAccountMapping: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const { mapping, affected } = await service.update(callerOf({ principal, scope }), {
          ...placeOf(body),
          version: body.version,
          from: body.effective_from,
          components: body.components,
        });
        const entries = affected;
        return ok({ mapping, affected_entries: entries }, 'Mapping saved');
      },
    },
    listAccountMappingChanges: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const page = await service.history(scope, {
          limit: query.limit ?? DEFAULT_LIMIT,
          cursor: query.cursor,
        });
        const items = await presentChanges(database, scope, page.items);
        return ok({ items, next_cursor: page.nextCursor });
      },
    },
    createAccountMappingUndo: {
      needs: 'tenant',
      handle: async ({ principal, scope, path, body }) => {
        const isDry = body.dry_run;
        const undone = await service.undo(callerOf({ principal, scope }), path.change, isDry);
        const made = undone.change === null ? [] : [undone.change];
        const [change] = await presentChanges(database, scope, made);
        const answer = {
          dry_run: isDry,
          change: change ?? null,
          affected_entries: undone.affected,
        };
        return ok(answer, isDry ? 'This would be undone' : 'Change undone');
      },
    },
  };
}

function csvRoutes({
  csv,
}: Parts): Pick<AccountMappingHandlers, 'exportAccountMapping' | 'importAccountMapping'> {
  return {
    exportAccountMapping: {
      needs: 'tenant',
      handle: async ({ scope }) => ({
        kind: 'file',
        type: 'text/csv',
        name: 'account-mapping.csv',
        pieces: writeCsv(MAPPING_COLUMNS, await csv.write(scope)),
      }),
    },
    importAccountMapping: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const isDry = body.dry_run;
        const file = { csv: body.csv, dryRun: isDry };
        const { lines, changes, errors, affected } = await csv.read(
          callerOf({ principal, scope }),
          file,
        );
        const answer = {
          dry_run: isDry,
          lines,
          changes: [...changes],
          errors: [...errors],
          affected_entries: affected,
        };
        return ok(answer, isDry ? 'Mapping compared' : 'Mapping imported');
      },
    },
  };
}

function proposalRoutes({
  database,
  service,
  preview,
}: Parts): Pick<
  AccountMappingHandlers,
  | 'previewAccountMapping'
  | 'listAccountMappingTemplates'
  | 'createAccountMappingFromTemplate'
  | 'createMissingAccounts'
  | 'createAccountMappingCopy'
> {
  return {
    previewAccountMapping: {
      needs: 'tenant',
      handle: async ({ scope, body }) =>
        ok(await preview(scope, { ...placeOf(body), changes: body.components })),
    },
    listAccountMappingTemplates: {
      needs: 'tenant',
      handle: async () => ok({ items: MAPPING_TEMPLATES.map(presentTemplate) }),
    },
    createAccountMappingFromTemplate: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const isDry = body.dry_run;
        const caller = callerOf({ principal, scope });
        const { proposals, unmatched } = await service.applyTemplate(caller, body.template, isDry);
        const answer = { dry_run: isDry, proposals: [...proposals], unmatched: [...unmatched] };
        return ok(answer, isDry ? 'Template compared' : 'Template applied');
      },
    },
    createMissingAccounts: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const isDry = body.dry_run;
        const caller = callerOf({ principal, scope });
        const accounts = await service.createAccounts(caller, body.template, isDry);
        const answer = { dry_run: isDry, accounts: [...accounts] };
        return ok(answer, isDry ? 'Accounts to create' : 'Accounts created and mapped');
      },
    },
    createAccountMappingCopy: {
      needs: 'tenant',
      handle: async ({ principal, scope, body }) => {
        const isDry = body.dry_run;
        const source = await sourceScope(database, principal, body.from_tenant_id);
        const caller = callerOf({ principal, scope });
        const { proposals, unmatched } = await service.copy(caller, source, isDry);
        const answer = { dry_run: isDry, proposals: [...proposals], unmatched: [...unmatched] };
        return ok(answer, isDry ? 'Mapping compared' : 'Mapping copied');
      },
    },
  };
}

function placeOf({
  platform = null,
  store_id: storeId = null,
}: {
  readonly platform?: DeliveryPlatform | null;
  readonly store_id?: string | null;
}) {
  return { platform, storeId };
}

function presentChanges(database: Database, scope: TenantScope, changes: readonly Change[]) {
  return database.inTenant(scope, async (tx) => {
    const books = await findBooks(tx);
    const objects = books === null ? [] : await listBooksObjects(tx, books.connectionId);
    const names = {
      index: indexBooks(objects),
      stores: await storeNames(tx),
      people: await namesOf(
        tx,
        changes.map(({ changedBy }) => changedBy),
      ),
    };
    return changes.map((change) => presentChange(change, names));
  });
}
