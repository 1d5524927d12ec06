import { messages } from '../../shared/language/messages.ts';

/** What the home of a client whose books are elsewhere says besides. */
export const words = messages({
  whatYouCanDo: 'What you can do here',
  uploadPayouts: 'Upload payout files',
  uploadPayoutsMeaning: 'Every file is checked row by row, and its payouts add up to the cent.',
  connections: 'Connect a delivery platform',
  connectionsMeaning: 'Uber Eats and DoorDash payouts then come in every day.',
  reports: 'Reports',
  reportsMeaning: 'Payout summaries, fees and month-end packs for your books.',
  inviteSomeone: 'Invite your accountant',
  inviteMeaning: 'They see the payouts and take the reports for their own books.',

  latestReports: 'Latest reports',
  loadingReports: 'Loading the latest reports',
  noReports: 'No reports yet',
  noReportsMeaning: 'A report puts the payouts of a period into a file for your books.',
  buildReport: 'Build a report',
  allReports: 'All reports',
  report: 'Report',
  state: 'Status',
  created: 'Created',
  queued: 'In progress',
  ready: 'Ready',
  failed: 'Failed',
  expired: 'Expired',
});
