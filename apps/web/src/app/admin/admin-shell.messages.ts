import { messages } from '../../shared/language/messages.ts';

/** What the frame of the admin pages says. */
export const words = messages({
  portal: 'Overview',
  dataflow: 'Data flow',
  logs: 'Log analyzer',
  analytics: 'Analytics',
  codes: 'Invitation codes',
  notifications: 'Notifications',
  config: 'Configuration',
  demos: 'Demo requests',
  techSupport: 'Tech support',
  plans: 'Plans',
  verification: 'Verification',
  content: 'Content',
  blog: 'Blog',
  administrator: 'System Administrator',
  operator: 'System Operator',
  account: 'Account',
  dashboard: 'Dashboard',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  signOut: 'Sign out',
});
