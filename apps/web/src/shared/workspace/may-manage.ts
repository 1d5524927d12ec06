import type { Client } from '../api/entities.ts';

const MANAGING: readonly Client['level'][] = [
  'system_admin',
  'system_operator',
  'user_owner',
  'user_manager',
];

/** Whether the user may change a client's stores and import reports; the server has the final say. */
export function mayManage({ level }: Pick<Client, 'level'>): boolean {
  return MANAGING.includes(level);
}
