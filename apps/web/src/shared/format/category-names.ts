import type { Client } from '../api/entities.ts';
import { names, shortNames } from './category-names.messages.ts';

/** What the two kinds of client are called. */
export const CATEGORY_NAMES: Record<Client['client_category'], string> = names;

/** The same in a column. */
export const SHORT_CATEGORY_NAMES: Record<Client['client_category'], string> = shortNames;
