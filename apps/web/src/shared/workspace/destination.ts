import type { IconName } from '@platebook/ui';
import type { Client } from '../api/entities.ts';

/** A destination that can be reached by name: from the command palette, pins and shortcuts. */
export type Destination = {
  readonly id: string;
  /** A noun, or verb and object: "Stores", "Upload a report". */
  readonly label: string;
  readonly group: 'work' | 'setup' | 'settings';
  readonly path: string;
  readonly icon: IconName;
  /** Its purpose in a few words. */
  readonly detail: string;
  /** Additional search terms. */
  readonly keywords?: readonly string[];
  /** Its shortcut as a sequence of keys. */
  readonly keys?: readonly string[];
  /** Only for clients of this category. */
  readonly only?: Client['client_category'];
  /** Hidden for read-only users. */
  readonly manages?: true;
};
