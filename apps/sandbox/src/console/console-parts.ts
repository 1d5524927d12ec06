import type { CallLog } from '../core/call-log.ts';
import type { WorldClock } from '../core/clock.ts';
import type { FaultPlan } from '../core/faults.ts';
import type { Merchants } from '../core/merchants.ts';
import type { DoorDash } from '../doordash/doordash.ts';
import type { QuickBooks } from '../quickbooks/quickbooks.ts';
import type { UberEats } from '../ubereats/uber-eats.ts';

/** What the console shows and controls. */
export type ConsoleParts = {
  readonly clock: WorldClock;
  readonly faults: FaultPlan;
  readonly calls: CallLog;
  readonly merchants: Merchants;
  readonly quickbooks: QuickBooks;
  readonly uberEats: UberEats;
  readonly doorDash: DoorDash;
};
