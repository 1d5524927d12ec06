import { messages } from '../../../shared/language/messages.ts';
import type { DemoBooking, DemoStatus } from './demos.queries.ts';

/** What the page of requests for a demo says. */
export const words = messages({
  title: 'Demo requests',
  about: 'Who asked for a demo on the public site, and what came of it.',
  openForm: 'Open the form',
  request: 'request',
  requests: 'requests',
  allRequests: 'All requests',
  fileName: 'Demo requests',
  open: 'Requests',
  spam: 'Spam',
  noOpen: 'No requests here.',
  noSpam: 'No spam.',
  none: 'No one has asked for a demo yet',
  noneMeaning: 'Requests appear here as soon as someone sends the form on the public site.',
  business: 'Business',
  name: 'Name',
  email: 'Email',
  status: 'Status',
  scheduled: 'Demo on',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  asked: 'Requested',
  role: 'Role',
  stores: 'Stores',
  platforms: 'Platforms',
  otherPlatform: 'Another platform',
  books: 'Books',
  message: 'Message',
  language: 'Form language',
  note: 'Note',
  noteHint: 'Only people with admin access can read it.',
  actions: 'Actions',
  actionsFor: (business: string) => `Actions for ${business}`,
  details: 'Open request',
  replySubject: 'Your demo of Platebook',
  save: 'Save',
  saved: (business: string) => `${business} saved`,
  saveFailed: 'Nothing was saved.',
  noteTooLong: (most: number) => `Use at most ${most} characters`,
  loadingStaff: 'Loading people with admin access',
});

export const statusNames = messages({
  new: 'New',
  contacted: 'Contacted',
  scheduled: 'Scheduled',
  held: 'Held',
  no_show: 'No-show',
  converted: 'Became a customer',
  lost: 'Lost',
  spam: 'Spam',
} satisfies Record<DemoStatus, string>);

export const roleNames = messages({
  owner: 'Owner or manager',
  bookkeeper: 'Bookkeeper',
  adviser: 'Accountant or adviser',
  other: 'Something else',
} satisfies Record<NonNullable<DemoBooking['role']>, string>);

export const storeCountNames = messages({
  '1': '1',
  '2_to_5': '2 to 5',
  '6_to_20': '6 to 20',
  over_20: 'More than 20',
} satisfies Record<NonNullable<DemoBooking['stores']>, string>);

export const booksNames = messages({
  quickbooks_online: 'QuickBooks Online',
  other: 'Something else',
  none: 'None yet',
} satisfies Record<NonNullable<DemoBooking['books']>, string>);

export const languageNames = messages({
  'en-US': 'English',
  'fr-CA': 'French',
} satisfies Record<DemoBooking['locale'], string>);
