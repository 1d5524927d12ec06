import type { Destination } from './destination.ts';
import { words } from './destinations.messages.ts';

/** The reader's own pages: team, profile and personal settings. */
export function ownPlaces(): readonly Destination[] {
  return [
    {
      id: 'team',
      label: words.team,
      group: 'setup',
      path: '/dashboard/team-management',
      icon: 'team',
      detail: words.teamDetail,
      keywords: words.teamKeywords.split(', '),
    },
    {
      id: 'profile',
      label: words.profile,
      group: 'settings',
      path: '/dashboard/settings/profile',
      icon: 'settings',
      detail: words.profileDetail,
      keywords: words.profileKeywords.split(', '),
    },
    {
      id: 'security',
      label: words.security,
      group: 'settings',
      path: '/dashboard/settings/security',
      icon: 'settings',
      detail: words.securityDetail,
      keywords: words.securityKeywords.split(', '),
    },
    {
      id: 'preferences',
      label: words.preferences,
      group: 'settings',
      path: '/dashboard/settings/preferences',
      icon: 'settings',
      detail: words.preferencesDetail,
      keywords: words.preferencesKeywords.split(', '),
    },
  ];
}

/** Notifications, settings, plan and quick access. */
export function accountPlaces(): readonly Destination[] {
  return [
    {
      id: 'all-notifications',
      label: words.allNotifications,
      group: 'work',
      path: '/dashboard/notifications',
      icon: 'bell',
      detail: words.allNotificationsDetail,
      keywords: words.allNotificationsKeywords.split(', '),
    },
    {
      id: 'notifications',
      label: words.notifications,
      group: 'settings',
      path: '/dashboard/settings/notifications',
      icon: 'settings',
      detail: words.notificationsDetail,
      keywords: words.notificationsKeywords.split(', '),
    },
    {
      id: 'client-settings',
      label: words.clientSettings,
      group: 'settings',
      path: '/dashboard/settings/client',
      icon: 'settings',
      detail: words.clientSettingsDetail,
      keywords: words.clientSettingsKeywords.split(', '),
    },
    {
      id: 'subscription',
      label: words.subscription,
      group: 'settings',
      path: '/dashboard/subscription',
      icon: 'file',
      detail: words.subscriptionDetail,
      keywords: words.subscriptionKeywords.split(', '),
    },
    {
      id: 'quick-access',
      label: words.quickAccess,
      group: 'work',
      path: '/dashboard/quick-access',
      icon: 'star',
      detail: words.quickAccessDetail,
      keywords: words.quickAccessKeywords.split(', '),
      keys: ['G', 'Q'],
    },
  ];
}

/** Master billing and support. */
export function billingAndSupport(): readonly Destination[] {
  return [
    {
      id: 'billing',
      label: words.billing,
      group: 'settings',
      path: '/dashboard/billing',
      icon: 'file',
      detail: words.billingDetail,
      keywords: words.billingKeywords.split(', '),
    },
    {
      id: 'support',
      label: words.support,
      group: 'work',
      path: '/dashboard/support',
      icon: 'help',
      detail: words.supportDetail,
      keywords: words.supportKeywords.split(', '),
    },
    {
      id: 'new-ticket',
      label: words.newTicket,
      group: 'work',
      path: '/dashboard/support/new',
      icon: 'help',
      detail: words.newTicketDetail,
      keywords: words.newTicketKeywords.split(', '),
    },
  ];
}
