import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { NO_TENANT } from '../dataflow/operation-events.store.ts';
import { within } from '../dataflow/stats.store.ts';
import type { Period } from '../dataflow/stats.store.ts';
import { OPERATIONS_OF_FEATURES } from './features.ts';
import type { Feature } from './features.ts';

/** How often people used a feature with success, how many of them, and for how many clients. */
export type FeatureUse = {
  readonly feature: Feature;
  readonly uses: number;
  readonly people: number;
  readonly clients: number;
};

/** The most used first; those that nobody used are at the end. */
export async function readFeatureUse(tx: Transaction, period: Period): Promise<FeatureUse[]> {
  const pairs = Object.entries(OPERATIONS_OF_FEATURES).flatMap(([feature, operations]) =>
    operations.map((operation) => ({ feature, operation })),
  );
  const features = pairs.map(({ feature }) => feature);
  const operations = pairs.map(({ operation }) => operation);
  const { rows } = await sql<FeatureUse>`
    select f.feature as "feature", count(e.span_id)::integer as "uses",
      count(distinct e.user_id)::integer as "people",
      (count(distinct e.tenant_id) filter (where e.tenant_id <> ${NO_TENANT}))::integer as "clients"
    from unnest(${features}::text[], ${operations}::text[]) as f (feature, operation)
    left join (
      select span_id, operation, user_id, tenant_id from operation_events
      where ${within(period)} and kind = 'request' and status = 'succeeded' and user_id is not null
        and operation = any(${operations}::text[])
    ) e on e.operation = f.operation
    group by 1 order by 2 desc, 1`.execute(tx);
  return rows;
}
