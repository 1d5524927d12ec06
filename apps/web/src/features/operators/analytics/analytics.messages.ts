import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the analytics page says. */
export const words = messages({
  title: 'Analytics',
  about: 'How this installation is taken up and used. Counts and times alone, of no one client.',
  loading: 'Loading analytics',
  period: 'Period',
  lastDays: (days: number) => `Last ${counted(days, 'day')}`,
  download: 'Download CSV',
  downloadFailed: 'Nothing was downloaded.',
  needs: (capability: string) => `Needs ${capability}`,

  figures: 'Figures of the period',
  firstPost: 'Time to first post',
  firstPostOf: (clients: number) =>
    `Half of ${counted(clients, 'client')}, from their beginning to their first posted entry`,
  firstPostMost: (time: string) => `90% took at most ${time}`,
  noFirstPost: 'No client posted its first entry in this period.',
  hours: (hours: number) => `${formatCount(hours, 1)} h`,
  days: (days: number) => counted(days, 'day'),
  trials: 'Trials that pay',
  trialsOf: (paying: number, ended: number, started: number) =>
    `${formatCount(paying)} of ${formatCount(ended)} that ended, of ${formatCount(started)} started`,
  visits: 'Error-free visits',
  visitsOf: (errorFree: number, total: number) =>
    `${formatCount(errorFree)} of ${formatCount(total)} days on which somebody used the app, in the last 30 days`,
  tickets: 'Tickets per 100 payouts',
  ticketsOf: (tickets: number, payouts: number) =>
    `${counted(tickets, 'ticket')}, ${counted(payouts, 'payout')}`,
  columns: 'Unknown columns',
  columnsAbout: 'Seen first in this period',

  funnel: 'From registration to the second week',
  funnelAbout:
    'People who registered in this period, by how far they got until now. Each step counts those who reached all before it.',
  step: 'Step',
  people: 'People',
  share: 'Of registered',
  nobody: 'Nobody registered in this period.',

  volume: 'Payouts read by week',
  volumeSummary: (weeks: number) =>
    `Payouts that were read in ${counted(weeks, 'week')}, by platform.`,
  posted: 'Entries posted by week',
  postedSummary: (weeks: number) =>
    `Entries that were posted in ${counted(weeks, 'week')}, by platform.`,
  runs: 'Runs by week',
  runsSummary: (weeks: number) => `Runs that began in ${counted(weeks, 'week')}, by platform.`,
  week: 'Week of',
  noVolume: 'Nothing in this period',

  payouts: 'Payouts read',
  platform: 'Platform',
  currency: 'Currency',
  count: 'Payouts',
  gross: 'Gross sales',
  unbalanced: 'Don’t add up',
  noPayouts: 'No payout was read in this period.',

  matches: 'Store matches',
  matchesAbout: 'What became of the matches that were suggested in this period.',
  confirmed: 'Confirmed',
  ignored: 'Ignored',
  pending: 'Pending',
  acceptance: 'Acceptance',
  noMatches: 'No store was matched in this period.',

  features: 'Feature use',
  featuresAbout:
    'What people did with success in this period. Requests are stored for 90 days; earlier ones are not counted.',
  feature: 'Feature',
  uses: 'Uses',

  vitals: 'Speed of pages',
  vitalsAbout:
    '75% of the loads took at most this. Measured by the browsers of people who were signed in, in the last 30 days.',
  page: 'Page',
  loads: 'Loads',
  lcp: 'Largest paint',
  inp: 'Interaction',
  cls: 'Layout shift',
  ttfb: 'First byte',
  noVitals: 'No page was measured in this period.',

  cohorts: 'Clients who post, by the month they began',
  cohortsAbout:
    'This month and the five before, whatever period is chosen. Months are those of UTC.',
  month: 'Began',
  clients: 'Clients',
  monthAt: (at: number) => (at === 0 ? 'Same month' : `Month ${formatCount(at)}`),
  noCohorts: 'No client began in the last six months.',
});

/** What the steps of the funnel are called. */
export const stepNames = messages({
  registered: 'Registered',
  client: 'Owns a client',
  reports: 'A payout was read',
  books: 'QuickBooks was connected',
  mapped: 'An entry has all its accounts',
  posted: 'An entry was posted',
  second_week: 'Posted again a week later',
});

/** What the features are called whose use is counted. */
export const featureNames = messages({
  uploads: 'Report uploads',
  runs: 'Runs started by hand',
  schedules: 'Schedules set',
  postings: 'Approvals and postings',
  corrections: 'Corrections and repostings',
  undo: 'Undo',
  manual_entries: 'Manual entries',
  posted_elsewhere: 'Marked as posted elsewhere',
  account_mapping: 'Accounts mapped',
  store_matches: 'Stores matched',
  batches: 'Batches over several clients',
  reports: 'Reports generated',
  workpapers: 'Workpapers downloaded',
  invitations: 'Invitations sent',
  api_tokens: 'API tokens made',
  support: 'Support tickets opened',
});
