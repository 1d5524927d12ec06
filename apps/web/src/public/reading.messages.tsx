import { Link } from '@platebook/ui';
import type { ReactNode } from 'react';
import { messages } from '../shared/language/messages.ts';
import { localPath } from '../shared/language/local-path.ts';

/** What the support page, the terms, the privacy page and the pages of failures say. */
export const words = messages({
  supportTitle: 'Support',
  supportDescription:
    'How to get help with Platebook, what you can try yourself, and known limits.',
  supportLead:
    'When an error shows a request number, include it in your message. It tells us exactly what happened.',
  contact: 'Contact',
  noAddress:
    'This installation has no support address. Ask the person who runs it, or who gave you your invite code.',
  email: (address: string): ReactNode => (
    <>
      Email <Link href={`mailto:${address}`}>{address}</Link>.
    </>
  ),
  hours: (hours: string) => `Hours: ${hours}`,
  cannotSignIn: 'You can’t sign in',
  cannotSignInText: (): ReactNode => (
    <>
      <Link href="/forgot-password">Reset your password</Link>. The link in the email works once,
      for an hour, and a newer link replaces it. After too many attempts, wait until the time shown
      on the page.
    </>
  ),
  noInvite: 'You don’t have an invite code',
  noInviteText:
    'Ask whoever runs this installation, or someone who already works in it. Owners can invite their team without a code.',
  refused: 'A report is refused',
  refusedText:
    'The import names the row, the column, what was expected, and what was found. Nothing was posted. Download the report from the platform again. If it’s refused again, keep the file and contact support.',
  intuit: 'Intuit asks you to verify your email',
  intuitText: (): ReactNode => (
    <>
      After you sign in, follow the steps in{' '}
      <Link href="/help/intuit-email-verification">Verify your email with Intuit</Link>.
    </>
  ),
  limits: 'Known limits',
  limitsSimulated:
    'Platebook has been tested against simulated Uber Eats, DoorDash, and QuickBooks services. It hasn’t been used with the live services yet.',
  limitsSpeed:
    'QuickBooks limits how fast one company can be called, so a long backlog posts at about four entries a second.',
  running: 'Is Platebook running?',
  runningText: (): ReactNode => (
    <>
      The <Link href="/readyz">status address</Link> says <q>ready</q> when the server and its
      database answer.
    </>
  ),
  termsTitle: 'Terms',
  termsDescription:
    'What Platebook does with your reports, what stays yours, and what it doesn’t do.',
  termsLead:
    'Whoever runs this installation sets its terms. These apply until they publish their own.',
  does: 'What Platebook does',
  doesText:
    'It reads the payment reports you give it and turns them into journal entries. It posts nothing you haven’t allowed, and it keeps the rows behind every entry.',
  yours: 'What stays yours',
  yoursText:
    'Reports, mappings, and entries belong to you. You can export them at any time as workpapers, and delete a client with everything in it.',
  doesNot: 'What it doesn’t do',
  doesNotText:
    'It gives no tax or legal advice. Whether an entry belongs in your books is for you and your adviser to decide.',
  questionsAbout: 'Questions',
  privacyTitle: 'Privacy',
  privacyDescription:
    'What Platebook stores about you and your restaurants, who can read it, and how to have it deleted.',
  privacyLead:
    'Whoever runs this installation is responsible for the data in it. This is what the software stores and what it does with it.',
  stored: 'What is stored',
  storedText:
    'Your name, email, and sign-ins. The reports you upload or that are fetched for you, the payouts and entries made from them, your accounts mapping, and a log of who changed what. Platform reports can name orders; Platebook needs no names or addresses of your guests.',
  readers: 'Who can read it',
  readersText:
    'The members of each client, within their role, and whoever operates the server. Data goes to QuickBooks, Uber Eats, and DoorDash only through the connections you make, and to the email and payment services this installation uses.',
  browser: 'In your browser',
  browserText:
    'These pages set no cookies and load nothing from other sites. If you sign in, your session is stored in your browser until you sign out, with your theme and language. Errors and page speed are reported only to this server.',
  survey: 'The survey',
  surveyText:
    'Answers are stored without your name, email, or network address. If you save and return later, only your link leads back to them.',
  demos: 'Demo requests',
  demosText:
    'What you enter to request a demo is stored with the date and emailed to those who run this installation. They’ll delete it if you ask.',
  deletion: 'Export and deletion',
  deletionText:
    'Export journals and workpapers at any time. An owner can delete a client with everything in it.',
  askAbout: (email: string | null): ReactNode =>
    email === null ? (
      <>
        This installation has no address to write to. <Link href="/support">Support</Link> says whom
        to ask.
      </>
    ) : (
      <>
        Write to <Link href={`mailto:${email}`}>{email}</Link>.
      </>
    ),
  notFoundTitle: 'Page not found',
  notFoundDescription: 'There’s no page at this address.',
  notFoundHeading: 'There’s no page here',
  notFoundLead:
    'The address may be misspelled, or the page has moved. Nothing in your books changed.',
  goTo: (): ReactNode => (
    <>
      Go to the <Link href="/">front page</Link>, <Link href="/dashboard">your dashboard</Link>, or{' '}
      <Link href="/support">support</Link>.
    </>
  ),
  didYouMean: 'Did you mean',
  searchArticles: 'Search the articles',
  notAvailable: 'Not available',
  wentWrong: 'Something went wrong',
  failureDescription: 'This page couldn’t be shown.',
  busyHeading: 'Platebook isn’t available right now',
  failureHeading: 'Something went wrong on our side',
  failureLead: 'We couldn’t show this page. Nothing was posted. Try again in a minute.',
  ifAgain: (number: ReactNode): ReactNode => (
    <>
      If it keeps happening, contact <Link href={localPath('/support')}>support</Link> with this
      request number: {number}
    </>
  ),
  tooMany: 'Too many forms in a short time',
  tooManyLead: 'The last one wasn’t saved. Wait a few minutes, then go back and send it again.',
  refusedForm: 'This form can’t be accepted',
  refusedFormLead:
    'It wasn’t sent from this site. Nothing was saved. Open the page here and try again.',
  frontPage: 'Front page',
  signIn: 'Sign in',
  register: 'Create account',
});
