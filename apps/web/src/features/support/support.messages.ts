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
  filesHint: 'PDF, picture, CSV, text, DOCX or XLSX, up to 5 MB each, 5 files at most',
  leaveOut: (name: string) => `Remove ${name}`,
  tooManyFiles: 'Five files at most. Send the rest in a reply.',
  sendDiagnostics: 'Include technical details',
  sendDiagnosticsHint:
    'They help us find the cause. They contain no passwords, no tokens and nothing from your reports.',
  showDiagnostics: 'Show what’s included',
  send: 'Send ticket',
  sendFailed: 'The ticket wasn’t sent',
  draftKept: 'What you wrote is still here.',
  back: 'Support',

  ticketTitle: (number: number) => `Ticket ${number}`,
  openedAs: (number: number, topic: string) => `Ticket ${number} · ${topic}`,
  loadingTicket: 'Loading the ticket',
  reply: 'Reply',
  replyReopens: 'A reply opens the ticket again.',
  sendReply: 'Send reply',
  replyFailed: 'The reply wasn’t sent',
  solve: 'Mark as solved',
  reopen: 'Reopen ticket',
  notChanged: 'The ticket is as it was.',
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
