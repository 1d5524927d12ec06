export type { ContractRate, TaxProfile } from './stores.store.ts';
