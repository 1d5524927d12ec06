import { counted, formatCount } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';

/** What the analytics page says. */
export const words = messages({
  title: 'Analytics',
  about:
    'How people adopt and use this installation. Only counts and times, never a single client’s.',
  loading: 'Loading analytics',
  period: 'Period',
  lastDays: (days: number) => `Last ${counted(days, 'day')}`,
  download: 'Download CSV',
  downloadFailed: 'Nothing was downloaded.',
  needs: (capability: string) => `Needs ${capability}`,

  figures: 'Figures of the period',
  firstPost: 'Time to first post',
  firstPostOf: (clients: number) =>
    `Median of ${counted(clients, 'client')}, from creation to first posted entry`,
  firstPostMost: (time: string) => `90% took at most ${time}`,
  noFirstPost: 'No client posted its first entry in this period.',
  hours: (hours: number) => `${formatCount(hours, 1)} h`,
  days: (days: number) => counted(days, 'day'),
  trials: 'Trials converted',
  trialsOf: (paying: number, ended: number, started: number) =>
    `${formatCount(paying)} of ${formatCount(ended)} that ended; ${formatCount(started)} started`,
  visits: 'Error-free visits',
  visitsOf: (errorFree: number, total: number) =>
    `${formatCount(errorFree)} of ${formatCount(total)} days of use by everyone in the last 30 days`,
  tickets: 'Tickets per 100 payouts',
  ticketsOf: (tickets: number, payouts: number) =>
    `${counted(tickets, 'ticket')}, ${counted(payouts, 'payout')}`,
  columns: 'Unknown columns',
  columnsAbout: 'Seen first in this period',

  funnel: 'From registration to the second week',
  funnelAbout:
    'People who registered in this period, by how far they’ve gotten. Each step counts those who completed every step before it.',
  step: 'Step',
  people: 'People',
  share: 'Of registered',
  nobody: 'Nobody registered in this period.',

  volume: 'Payouts read by week',
  volumeSummary: (weeks: number) => `Payouts read over ${counted(weeks, 'week')}, by platform.`,
  posted: 'Entries posted by week',
  postedSummary: (weeks: number) => `Entries posted over ${counted(weeks, 'week')}, by platform.`,
  runs: 'Runs by week',
  runsSummary: (weeks: number) => `Runs started over ${counted(weeks, 'week')}, by platform.`,
  week: 'Week of',
  noVolume: 'Nothing in this period',

  payouts: 'Payouts read',
  platform: 'Platform',
  currency: 'Currency',
  count: 'Payouts',
  gross: 'Gross sales',
  unbalanced: 'Don’t add up',
  noPayouts: 'No payouts were read in this period.',

  matches: 'Store matches',
  matchesAbout: 'What happened to the matches suggested in this period.',
  confirmed: 'Confirmed',
  ignored: 'Ignored',
  pending: 'Pending',
  acceptance: 'Acceptance',
  noMatches: 'No stores were matched in this period.',

  features: 'Feature use',
  featuresAbout:
    'Successful actions in this period. Requests are stored for 90 days; earlier ones aren’t counted.',
  feature: 'Feature',
  uses: 'Uses',

  vitals: 'Page speed',
  vitalsAbout:
    '75% of page loads were at least this fast. Measured in the browsers of signed-in people over the last 30 days.',
  page: 'Page',
  loads: 'Loads',
  lcp: 'Largest paint',
  inp: 'Interaction',
  cls: 'Layout shift',
  ttfb: 'First byte',
  noVitals: 'No pages were measured in this period.',

  cohorts: 'Clients that post, by the month they started',
  cohortsAbout: 'This month and the five before it, whatever period you choose. Months are in UTC.',
  month: 'Started',
  clients: 'Clients',
  monthAt: (at: number) => (at === 0 ? 'Same month' : `Month ${formatCount(at)}`),
  noCohorts: 'No clients started in the last six months.',
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
  runs: 'Runs started manually',
  schedules: 'Schedules set',
  postings: 'Approvals and postings',
  corrections: 'Corrections and repostings',
  undo: 'Undo',
  manual_entries: 'Manual entries',
  posted_elsewhere: 'Marked as posted elsewhere',
  account_mapping: 'Accounts mapped',
  store_matches: 'Stores matched',
  batches: 'Batches across clients',
  reports: 'Reports generated',
  workpapers: 'Workpapers downloaded',
  invitations: 'Invitations sent',
  api_tokens: 'API tokens created',
  support: 'Support tickets opened',
});
