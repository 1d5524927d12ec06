import { CONNECTION_SENTENCES } from '@platebook/machines';
import type { ReactNode } from 'react';
import { counted, formatCount } from '../../shared/format/counted.ts';
import { messages } from '../../shared/language/messages.ts';

/** What the connections say. */
export const words = messages({
  title: 'Connections',
  reportsFrom: (client: string) => `Where ${client}’s reports come from.`,
  reportsAndBooks: (client: string) =>
    `Where ${client}’s reports come from, and where its entries are posted.`,
  loadingAll: 'Loading connections',
  loading: (provider: string) => `Loading ${provider}`,
  manage: (provider: string) => `Manage ${provider}`,
  uploadInstead: 'Upload reports instead',
  noConnectionNeeded:
    'No connection needed: download reports from Uber Eats Manager or the DoorDash Merchant Portal and upload them as CSV or ZIP. They’re checked the same way.',
  company: 'Company',
  account: 'Account',
  storesMatched: 'Stores matched',
  matchedOf: (matched: number, seen: number) => `${formatCount(matched)} of ${formatCount(seen)}`,
  lastReport: 'Last report',
  noneYet: 'None yet',
  access: 'Access',
  connected: 'Connected',
  connectedBy: (when: ReactNode, person: string) => (
    <>
      {when} by {person}
    </>
  ),
  expired: 'Expired',
  neverExpires: 'Doesn’t expire',
  expiresWithinADay: 'Expires within a day',
  expiresIn: (days: number) => `Expires in ${formatCount(days)} days`,
  paused: 'Paused. Nothing is fetched or posted until you resume it.',
  works: (provider: string) => `${provider} is working.`,
  test: (provider: string) => `Test ${provider}`,
  pause: (provider: string) => `Pause ${provider}`,
  resume: (provider: string) => `Resume ${provider}`,
  pausedNow: (provider: string) => `${provider} paused.`,
  resumedNow: (provider: string) => `${provider} resumed.`,
  reauthorize: 'Reauthorize',
  replaceKey: 'Replace access key',
  disconnectQuestion: (provider: string, client: string) =>
    `Disconnect ${provider} from ${client}?`,
  disconnect: (provider: string) => `Disconnect ${provider}`,
  disconnected: (provider: string, client: string) => `${provider} disconnected from ${client}.`,
  keepConnected: 'Keep connected',
  stillConnected: (provider: string) => `${provider} is still connected.`,
  booksUntouched: (provider: string) =>
    `Nothing is posted to or read from ${provider} until someone reconnects it.`,
  nothingFetched: (provider: string) =>
    `Nothing is fetched from ${provider} until someone reconnects it.`,
  accessRevoked:
    'Access is revoked and its tokens are deleted. Everything fetched and posted so far is kept, with its history.',
  syncsStop: (schedules: number) =>
    `${counted(schedules, 'scheduled sync stops', 'scheduled syncs stop')}.`,
  entriesStay: (entries: number) =>
    `${counted(entries, 'waiting entry', 'waiting entries')} can’t be posted.`,
  operationsOwed: (operations: number) =>
    operations === 1
      ? '1 operation in QuickBooks is waiting for confirmation. Wait until it finishes, or check QuickBooks yourself.'
      : `${formatCount(operations)} operations in QuickBooks are waiting for confirmation. Wait until they finish, or check QuickBooks yourself.`,
  activity: 'Activity',
  loadingActivity: 'Loading activity',
  nothingYet: 'Nothing yet.',
  activityOfConnection: 'Activity of this connection',
  matchStores: 'Match stores',
  matchEachStore: (provider: string) =>
    `Match each ${provider} store to one of your locations. Payouts post once matched.`,
  matchedStores: 'Matched stores',
  seeMatched: 'See what’s matched, since when and by whom, and change it.',
  uploadReports: 'Upload reports',
});

/** Why a client connects it, before it has. */
export const reasons = messages({
  ubereats: 'Connect Uber Eats to fetch your payment reports automatically after each payout.',
  doordash:
    'Upload DoorDash reports any time. To fetch them automatically, connect with an access key from the DoorDash Developer Portal.',
  quickbooks:
    'Connect QuickBooks to post reviewed entries to your books. Connecting posts nothing.',
});

/** What to do where a connection is not offered. */
export const notOffered = messages({
  ubereats: 'Uber Eats connections aren’t available here yet. Upload Uber Eats reports instead.',
  doordash: 'DoorDash connections aren’t available here yet. Upload DoorDash reports instead.',
  quickbooks:
    'QuickBooks connections aren’t available here yet. You can import and review payouts until then.',
});

/** What happened to a connection; who did it stands before it. */
export const connectionEvents = messages({
  connected: 'connected',
  reauthorised: 'renewed access',
  tested: 'tested the connection: it works',
  refreshed: 'refreshed access',
  expiring: 'warned that access expires soon',
  expired: 'noticed that access expired',
  revoked: 'noticed that access was revoked',
  failed: 'tested the connection: it was refused',
  paused: 'paused fetching and posting',
  resumed: 'resumed fetching and posting',
  disconnected: 'disconnected',
});

/** What happened while a connection is made or ended; their English is the machine's own. */
export const connectionSentences = messages(CONNECTION_SENTENCES);
