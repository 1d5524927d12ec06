import type { Client } from '../api/entities.ts';
import { names, shortNames } from './category-names.messages.ts';

/** The names of the two client categories. */
export const CATEGORY_NAMES: Record<Client['client_category'], string> = names;

/** Short forms for columns. */
export const SHORT_CATEGORY_NAMES: Record<Client['client_category'], string> = shortNames;
