import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../src/testing/test-server.ts';
import type { Named } from './requests.ts';

/**
 * The account of the contract's examples, in the books of a connection, and the change that mapped a component to it.
 */
export async function seedAccountMapping(
  { database, clock }: TestServer,
  tenantId: string,
  connectionId: string,
): Promise<Named> {
  const id = randomUUID();
  const now = clock.now();
  const target = JSON.stringify({
    account_id: '80',
    class_id: null,
    department_id: null,
    tax_code_id: null,
    entity: null,
  });
  const place = {
    tenant_id: tenantId,
    id,
    platform: null,
    store_id: null,
    component: 'processing_fee',
  };
  await database.asOwner(async (tx) => {
    await tx
      .insertInto('books_objects')
      .values({
        tenant_id: tenantId,
        connection_id: connectionId,
        kind: 'account',
        external_id: '80',
        name: `Account of ${tenantId}`,
        full_name: `Account of ${tenantId}`,
        active: true,
        account_type: 'Expense',
        account_sub_type: null,
        classification: 'Expense',
        account_number: '6120',
        currency: 'USD',
        parent_id: null,
        fetched_at: now,
      })
      .execute();
    await tx
      .insertInto('account_mappings')
      .values({ ...place, target, updated_by: null, updated_at: now })
      .execute();
    await tx
      .insertInto('account_mapping_changes')
      .values({
        ...place,
        before: null,
        after: target,
        effective_from: null,
        changed_by: null,
        changed_at: now,
      })
      .execute();
  });
  return { change: id };
}
