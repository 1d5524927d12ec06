import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { listChains, verifyChain } from './audit-records.store.ts';

export type InstallationVerification = {
  readonly chains: number;
  readonly records: number;
  /** A chain id is a tenant's id; the installation's is all zeros. */
  readonly broken: readonly { readonly chainId: string; readonly brokenAt: number }[];
};

/** Recomputes every chain of the audit log, one transaction each, without a time limit. */
export async function verifyInstallation(database: Database): Promise<InstallationVerification> {
  const chains = await database.asOwner(listChains);
  const broken: { chainId: string; brokenAt: number }[] = [];
  let records = 0;
  for (const chainId of chains) {
    const verification = await database.asOwner(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      return verifyChain(tx, chainId);
    });
    records += verification.records;
    if (verification.brokenAt !== null) {
      broken.push({ chainId, brokenAt: verification.brokenAt });
    }
  }
  return { chains: chains.length, records, broken };
}
