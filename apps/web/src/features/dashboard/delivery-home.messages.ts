import { messages } from '../../shared/language/messages.ts';

/** What the home of a client whose books are elsewhere says besides. */
export const words = messages({
  whatYouCanDo: 'What you can do here',
  uploadPayouts: 'Upload payout files',
  uploadPayoutsMeaning: 'We check every file row by row, and every payout to the cent.',
  connections: 'Connect a delivery platform',
  connectionsMeaning: 'We fetch your Uber Eats and DoorDash payouts for you, every day.',
  reports: 'Reports',
  reportsMeaning: 'Payout summaries, fees and month-end packs for your books.',
  inviteSomeone: 'Invite your accountant',
  inviteMeaning: 'They can see your payouts and download reports for the books.',

  latestReports: 'Latest reports',
  loadingReports: 'Loading the latest reports',
  noReports: 'No reports yet',
  noReportsMeaning: 'A report puts a period’s payouts into a file for your books.',
  buildReport: 'Create a report',
  allReports: 'All reports',
  report: 'Report',
  state: 'Status',
  created: 'Created',
  queued: 'In progress',
  ready: 'Ready',
  failed: 'Failed',
  expired: 'Expired',
});
