import type { components } from '@platebook/api-client';
import type { ProvidersConfig } from '../../config/providers.ts';
import type { ConnectionDetail, ShownConnection } from './show-connections.ts';
import { readFailure } from '../../db/stored-failure.ts';
import { presentValues } from '../../http/message-values.ts';
import { PROVIDER_IDS, PROVIDERS } from '../providers.ts';
import { isConnectionWordingCode } from './connection-words.ts';
import type { StoredEvent } from './connections.store.ts';
import { readCompany } from './stored-details.read-model.ts';

type Schemas = components['schemas'];

export function presentConnection({
  row,
  stores,
  lastReportAt,
  connectedBy,
}: ShownConnection): Schemas['Connection'] {
  const error = readFailure(row.last_error, 'connections.last_error');
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    provider: row.provider,
    status: row.status,
    external_id: masked(row.external_id),
    external_name: row.external_name,
    paused_at: row.paused_at?.toISOString() ?? null,
    scopes: row.scopes,
    details: row.provider === 'quickbooks' ? { ...readCompany(row.details) } : null,
    stores: stores === null ? null : { ...stores },
    last_report_at: lastReportAt?.toISOString() ?? null,
    connected_at: row.connected_at.toISOString(),
    connected_by: connectedBy === null ? null : { ...connectedBy },
    expires_at: row.refresh_expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    last_error:
      error === null
        ? null
        : {
            code: error.code,
            message: error.message,
            ...(error.values === undefined ? {} : { values: presentValues(error.values) }),
            at: (row.last_error_at ?? row.updated_at).toISOString(),
          },
    disconnected_at: row.disconnected_at?.toISOString() ?? null,
  };
}

function presentWording(wording: StoredEvent['wording']): Schemas['ConnectionEvent']['wording'] {
  return wording === null || !isConnectionWordingCode(wording.code)
    ? null
    : { code: wording.code, values: presentValues(wording.values) };
}

const SHOWN_OF_ID = 4;

/** Shows enough to distinguish two accounts. */
function masked(externalId: string): string {
  return `…${externalId.slice(-SHOWN_OF_ID)}`;
}

export function presentConnectionDetail({
  connection,
  events,
  impact,
}: ConnectionDetail): Schemas['ConnectionDetail'] {
  return {
    connection: presentConnection(connection),
    events: events.map(({ id, kind, by, message, wording, at }) => ({
      id,
      kind,
      by,
      message,
      wording: presentWording(wording),
      created_at: at.toISOString(),
    })),
    impact: {
      schedules: impact.schedules,
      unposted_entries: impact.unpostedEntries,
      owed_operations: impact.owedOperations,
    },
  };
}

export function presentProviders(providers: ProvidersConfig): Schemas['ProviderOffer'][] {
  const { sandboxUrl } = providers;
  return PROVIDER_IDS.map((provider) => ({
    provider,
    offered: providers[provider] !== null,
    how: PROVIDERS[provider].credentials === null ? 'consent' : 'credentials',
    sandbox: sandboxUrl !== null && providers[provider]?.apiUrl === sandboxUrl,
  }));
}
