import { messages } from '../language/messages.ts';

/** What people are notified of, by its event. */
export const eventNames = messages({
  import_finished: 'Import finished',
  import_blocked: 'Import blocked',
  payout_needs_review: 'Payout needs review',
  mapping_needed: 'Mapping needed',
  connection_expiring: 'Connection expiring',
  connection_lost: 'Connection lost',
  run_failed: 'Sync failed',
  entry_posted: 'Entry posted',
  entry_failed: 'Entry couldn’t be posted',
  books_changed: 'QuickBooks differs from what we posted',
  batch_finished: 'Batch operation finished',
  report_ready: 'Report ready',
  store_claimed: 'Another account uses one of your stores',
  team_changed: 'Team changed',
  plan_changed: 'Plan changed',
  support_replied: 'Support replied',
  announcement: 'Announcements',
});
