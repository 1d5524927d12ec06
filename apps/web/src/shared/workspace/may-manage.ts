import type { Client } from '../api/entities.ts';

const MANAGING: readonly Client['level'][] = [
  'system_admin',
  'system_operator',
  'user_owner',
  'user_manager',
];

/** Whether this person may change a client's stores and import its reports; the server decides in the end. */
export function mayManage({ level }: Pick<Client, 'level'>): boolean {
  return MANAGING.includes(level);
}
