// Lazy-loaded on first open: most visits never open it.
export { NotificationCentre } from '@platebook/ui';
