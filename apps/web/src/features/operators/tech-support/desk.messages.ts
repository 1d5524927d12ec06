import { counted } from '../../../shared/format/counted.ts';
import { messages } from '../../../shared/language/messages.ts';
import type { StaffTicketDetail, TicketPriority, TicketStatus } from './desk.queries.ts';

type Connection = StaffTicketDetail['context']['connections'][number];

/** What the pages of support say to those who answer. */
export const words = messages({
  title: 'Tech support',
  about: 'All clients’ tickets. Authors get your replies in the app and by email.',
  ticket: 'ticket',
  tickets: 'tickets',
  allTickets: 'All tickets',
  fileName: 'All clients',
  waiting: 'Waiting for us',
  answered: 'Waiting for the client',
  solved: 'Solved',
  all: 'All',
  noWaiting: 'No tickets are waiting for a reply.',
  noAnswered: 'No tickets are waiting for a client.',
  noSolved: 'No tickets are solved.',
  none: 'No tickets yet',
  noneMeaning: 'They appear here as soon as someone writes to support.',
  subject: 'Subject',
  client: 'Client',
  status: 'Status',
  priority: 'Priority',
  assignee: 'Assigned to',
  mine: 'Me',
  nobody: 'Nobody',
  updated: 'Last message',
  number: 'Number',
  topic: 'Topic',
  openedBy: 'Opened by',

  back: 'Tech support',
  ticketTitle: (number: number) => `Ticket ${number}`,
  openedAs: (number: number, client: string, topic: string) =>
    `Ticket ${number} · ${client} · ${topic}`,
  loadingTicket: 'Loading the ticket',
  sentDiagnostics: 'Sent with the ticket',

  reply: 'Your reply',
  replyHint: 'The author is notified. Only support sees notes.',
  afterwards: 'Then',
  afterAwaiting: 'Send and wait for the client',
  afterSolved: 'Send and solve the ticket',
  afterNote: 'Save as a note for support',
  send: 'Send reply',
  saveNote: 'Save note',
  sent: 'Reply sent',
  noteSaved: 'Note saved',
  notSent: 'Nothing was sent. Your text is still here.',
  enterMessage: 'Write a reply',
  tooLong: (most: number) => `Use at most ${most} characters`,

  handling: 'Handling',
  loadingStaff: 'Loading people with admin access',
  save: 'Save',
  saved: 'Ticket saved',
  notSaved: 'Nothing was saved.',

  viewAs: 'View as the client',
  viewNotAllowed:
    'The client doesn’t let support view its pages. An owner can allow it in the ticket or in the client settings.',
  viewAllowed: (name: string, until: string) =>
    `${name} lets support view this client until ${until}. You see what a User sees, and can’t change anything. Everything you open is in the client’s activity.`,
  viewClient: 'View client',
  giveUpView: 'Give up access',
  viewGivenUp: 'Access given up',

  context: 'The client',
  clientId: 'Client ID',
  plan: 'Plan',
  noPlan: 'None yet',
  planState: (plan: string, state: string) => `${plan}, ${state}`,
  connections: 'Connections',
  noConnections: 'None',
  connectionIs: (provider: string, status: string) => `${provider}: ${status}`,
  runs: 'Runs in the last 7 days',
  failedRuns: (runs: number) => `${counted(runs, 'run')} failed`,
  noFailedRuns: 'None failed',
  lastRun: 'Last run',
  never: 'Never',
  email: 'Email',
});

export const statusNames = messages({
  submitted: 'Waiting for us',
  awaiting_you: 'Waiting for the client',
  solved: 'Solved',
} satisfies Record<TicketStatus, string>);

export const priorityNames = messages({
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
} satisfies Record<TicketPriority, string>);

export const paidStateNames = messages({
  active: 'paid',
  past_due: 'payment failed',
  cancelled: 'canceled',
});

export const connectionStatusNames = messages({
  connected: 'connected',
  expiring: 'expiring soon',
  expired: 'expired',
  revoked: 'revoked',
  error: 'not working',
  disconnected: 'disconnected',
} satisfies Record<Connection['status'], string>);
