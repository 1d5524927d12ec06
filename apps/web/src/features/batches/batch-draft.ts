import type { components } from '@platebook/api-client';
import type { Client } from '../../shared/api/entities.ts';
import { OPERATION_OPTIONS, type Operation } from './batch-words.ts';
import type { BatchRequest } from './batches.queries.ts';

type Options = components['schemas']['BatchOptions'];

/** A batch being composed; fields an operation does not use are omitted from the request. */
export type BatchDraft = {
  readonly operation: Operation;
  readonly days: { readonly from: string; readonly to: string };
  readonly platform: 'ubereats' | 'doordash' | null;
  readonly dryRun: boolean;
  readonly template: NonNullable<Options['template']>;
  readonly fromTenant: string | null;
  readonly paused: boolean;
  readonly tenants: ReadonlySet<string>;
};

const DAY_MS = 86_400_000;

/** Defaults to last week, or last month for papers, and no client. `today` is `YYYY-MM-DD`. */
export function newDraft(operation: Operation, today: string): BatchDraft {
  return {
    operation,
    days: usualDays(operation, today),
    platform: null,
    dryRun: false,
    template: 'us_facilitated',
    fromTenant: null,
    paused: true,
    tenants: new Set(),
  };
}

/** Last month for papers, last week otherwise. */
export function usualDays(operation: Operation, today: string): BatchDraft['days'] {
  return operation === 'export_workpapers' ? lastMonth(today) : lastWeek(today);
}

/** From Monday to Sunday. */
function lastWeek(today: string): BatchDraft['days'] {
  const at = Date.parse(`${today}T00:00:00Z`);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return {
    from: dayOf(at - (sinceMonday + 7) * DAY_MS),
    to: dayOf(at - (sinceMonday + 1) * DAY_MS),
  };
}

function lastMonth(today: string): BatchDraft['days'] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return {
    from: dayOf(Date.UTC(year, month - 2, 1)),
    to: dayOf(Date.UTC(year, month - 1, 0)),
  };
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Null while a required field is missing. */
export function toRequest(draft: BatchDraft): BatchRequest | null {
  const { operation, days, platform, dryRun, template, fromTenant, paused, tenants } = draft;
  const asks = OPERATION_OPTIONS[operation];
  if (tenants.size === 0 || (asks.includes('from_client') && fromTenant === null)) {
    return null;
  }
  return {
    operation,
    tenant_ids: [...tenants],
    options: {
      ...(asks.includes('days') ? days : {}),
      ...(asks.includes('platform') && platform !== null ? { channel_type: platform } : {}),
      ...(asks.includes('dry_run') && dryRun ? { dry_run: true } : {}),
      ...(asks.includes('template') ? { template } : {}),
      ...(asks.includes('from_client') && fromTenant !== null
        ? { from_tenant_id: fromTenant }
        : {}),
      ...(asks.includes('paused') ? { paused } : {}),
    },
  };
}

/** Clients eligible for a batch: not archived. Missing permissions show in the preview. */
export function clientsForBatch(clients: readonly Client[]): readonly Client[] {
  return clients.filter(({ archived_at: archived }) => archived === null);
}

/** The tenants preselected by the client list through history state; only eligible ones. */
export function chosenBefore(
  state: unknown,
  clients: readonly Pick<Client, 'tenant_id'>[],
): ReadonlySet<string> {
  const tenants: unknown =
    typeof state === 'object' && state !== null && 'tenants' in state ? state.tenants : null;
  const chosen = new Set<unknown>(Array.isArray(tenants) ? tenants : []);
  return new Set(clients.map(({ tenant_id: tenant }) => tenant).filter((id) => chosen.has(id)));
}
