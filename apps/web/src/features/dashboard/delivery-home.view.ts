import type { Client } from '../../shared/api/entities.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './delivery-home.messages.ts';

export type DeliveryAction = {
  readonly id: string;
  readonly title: string;
  readonly meaning: string;
  readonly href: string;
};

/** Actions by level in a client with books outside QuickBooks; none involves QuickBooks. */
export function deliveryActions(client: Pick<Client, 'level'>): readonly DeliveryAction[] {
  const reports = {
    id: 'reports',
    title: words.reports,
    meaning: words.reportsMeaning,
    href: '/dashboard/report-manager',
  };
  const managing = [
    {
      id: 'upload',
      title: words.uploadPayouts,
      meaning: words.uploadPayoutsMeaning,
      href: '/dashboard/sync/files',
    },
    {
      id: 'connections',
      title: words.connections,
      meaning: words.connectionsMeaning,
      href: '/dashboard/platform',
    },
  ];
  const invite = {
    id: 'invite',
    title: words.inviteSomeone,
    meaning: words.inviteMeaning,
    href: '/dashboard/team-management?invite=someone',
  };
  return [
    ...(mayManage(client) ? managing : []),
    reports,
    ...(client.level === 'user_owner' ? [invite] : []),
  ];
}
