import { messages } from '../shared/language/messages.ts';

/** What the frame around every public page says. */
export const words = messages({
  announcements: 'Announcements',
  skip: 'Skip to content',
  apiDocs: 'API documentation',
  blog: 'Blog',
  support: 'Support',
  terms: 'Terms',
  privacy: 'Privacy',
  bookDemo: 'Book a demo',
  survey: 'Survey',
  status: 'Status',
  appearance: 'Appearance',
  signIn: 'Sign in',
  openDashboard: 'Open dashboard',
  more: 'More',
  darkTheme: 'Use the dark theme',
  lightTheme: 'Use the light theme',
  license: 'Platebook is open source, under the Apache License 2.0.',
  writeTo: (email: string) => `Write to ${email}`,
});
