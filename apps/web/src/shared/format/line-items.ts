import type { components } from '@platebook/api-client';
import { words } from './line-items.messages.ts';

export type MoneyComponent = components['schemas']['MoneyComponent'];

/** Every line item of a payout, as people call it. */
export const LINE_ITEMS: Readonly<Record<MoneyComponent, string>> = words;

export const LINE_ITEM_KEYS = Object.keys(LINE_ITEMS) as MoneyComponent[];
