import type { components } from '@platebook/api-client';
import { words } from './line-items.messages.ts';

export type MoneyComponent = components['schemas']['MoneyComponent'];

/** The display name of every line item. */
export const LINE_ITEMS: Readonly<Record<MoneyComponent, string>> = words;

export const LINE_ITEM_KEYS = Object.keys(LINE_ITEMS) as MoneyComponent[];
