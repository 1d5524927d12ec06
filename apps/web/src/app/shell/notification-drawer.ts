// Loaded once somebody looks at the messages: most pages are left without.
export { NotificationCentre } from '@platebook/ui';
