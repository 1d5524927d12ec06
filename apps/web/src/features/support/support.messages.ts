import { messages } from '../../shared/language/messages.ts';
import type { TicketStatus } from './tickets.queries.ts';

/** What the pages of tickets say. */
export const words = messages({
  title: 'Support',
  about: (client: string) =>
    `Questions about ${client}, and help articles. Replies also arrive as notifications.`,
  newTicket: 'New ticket',
  tickets: 'Tickets',
  helpTitle: 'Help articles',
  ticket: 'ticket',
  ticketMany: 'tickets',
  number: 'Number',
  subject: 'Subject',
  topic: 'Topic',
  status: 'Status',
  openedBy: 'Opened by',
  updated: 'Last message',
  unread: 'New reply',
  noTickets: 'No tickets yet',
  noTicketsMeaning: 'Search the help articles, or write to us. Your conversations appear here.',

  newTitle: 'Write to support',
  newAbout: (client: string) => `About ${client}. We’ll email you when we reply.`,
  subjectHint: 'The problem in a few words.',
  message: 'Message',
  messageHint: 'What did you do, what did you expect, and what happened instead?',
  chooseTopic: 'Choose a topic',
  enterSubject: 'Enter a subject',
  enterTopic: 'Choose a topic',
  enterMessage: 'Enter a message',
  tooLong: (most: number) => `Use at most ${most} characters`,
  addFiles: 'Add files',
  filesHint: 'PDF, picture, CSV, text, DOCX or XLSX, up to 5 MB each, at most 5 files',
  leaveOut: (name: string) => `Remove ${name}`,
  tooManyFiles: 'At most five files. Send the rest in a reply.',
  sendDiagnostics: 'Include technical details',
  sendDiagnosticsHint:
    'They help us find the cause. They contain no passwords, tokens or anything from your reports.',
  showDiagnostics: 'Show what’s included',
  send: 'Send ticket',
  sendFailed: 'The ticket wasn’t sent',
  draftKept: 'What you wrote is still here.',
  back: 'Support',

  ticketTitle: (number: number) => `Ticket ${number}`,
  openedAs: (number: number, topic: string) => `Ticket ${number} · ${topic}`,
  loadingTicket: 'Loading the ticket',
  reply: 'Reply',
  replyReopens: 'A reply reopens the ticket.',
  sendReply: 'Send reply',
  replyFailed: 'The reply wasn’t sent',
  solve: 'Mark as solved',
  reopen: 'Reopen ticket',
  notChanged: 'The ticket wasn’t changed.',
  notAttached: (names: string) => `Not attached: ${names}`,
  notAttachedMeaning: 'Your message was sent. Attach the file to a reply.',
  sentDiagnostics: 'Technical details you sent',
});

/** What people call each status. */
export const statusNames = messages({
  submitted: 'Submitted',
  awaiting_you: 'Awaiting you',
  solved: 'Solved',
});

/** The name of a ticket's status. */
export const statusName = (status: TicketStatus): string => statusNames[status];
