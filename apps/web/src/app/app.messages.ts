import { messages } from '../shared/language/messages.ts';

/** What stands where a page is on its way, missing, or of somebody else. */
export const words = messages({
  loadingApp: 'Loading Platebook',
  loadingPage: 'Loading this page',
  notFoundTitle: 'Page not found – Platebook',
  notFound: 'There’s no page at this address',
  notFoundMeaning:
    'The link may be old, or the address mistyped. Nothing in your books was changed.',
  toDashboard: 'Go to the dashboard',
  errorTitle: 'Something went wrong – Platebook',
  reload: 'Reload',
  tryAgain: 'Try again',
  newVersion: 'A new version of Platebook is available',
  newVersionMeaning: 'Reload to open this page. Nothing in your books was changed.',
  notLoaded: 'This page couldn’t be loaded',
  notLoadedMeaning: 'Reload, or try again in a moment. Nothing in your books was changed.',
  unreachable: 'We couldn’t reach Platebook',
  unreachableMeaning: 'Check your connection and try again. Nothing in your books was changed.',
  offline: 'You’re offline',
  offlineMeaning:
    'This page isn’t loaded yet. It opens when you’re back online. Nothing in your books was changed.',
  reportManagerRefused: (client: string | null) =>
    client === null
      ? 'The report manager is for delivery-only clients. You’re on the dashboard instead.'
      : `The report manager is for delivery-only clients. ${client} keeps its books in QuickBooks. You’re on the dashboard instead.`,
});
