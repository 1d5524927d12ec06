import type { IconName } from '@platebook/ui';
import type { Client } from '../api/entities.ts';

/** A place of the app that can be gone to by name: from the command palette, by pins, by keys. */
export type Destination = {
  readonly id: string;
  /** Where it leads, or verb and object: "Stores", "Upload a report". */
  readonly label: string;
  readonly group: 'work' | 'setup' | 'settings';
  readonly path: string;
  readonly icon: IconName;
  /** What can be done there, in a few words. */
  readonly detail: string;
  /** Other words it is found by. */
  readonly keywords?: readonly string[];
  /** The keys that lead there, one after the other. */
  readonly keys?: readonly string[];
  /** Only for clients of this kind. */
  readonly only?: Client['client_category'];
  /** Whoever may only read has nothing to do there. */
  readonly manages?: true;
};
