import { attachable, taxCode } from './attachable.ts';
import { deposit, transfer } from './deposit-transfer.ts';
import type { Entity } from './entity.ts';
import { journalEntry } from './journal-entry.ts';
import { account, classEntity, customer, department, vendor } from './name-lists.ts';

const ENTITIES: readonly Entity[] = [
  account,
  classEntity,
  department,
  vendor,
  customer,
  journalEntry,
  deposit,
  transfer,
  attachable,
  taxCode,
];

/** By its name, case-insensitively, as in paths and queries. */
export function entityNamed(name: string): Entity | undefined {
  return ENTITIES.find((entity) => entity.name.toLowerCase() === name.toLowerCase());
}
