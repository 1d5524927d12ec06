import { messages } from '../shared/language/messages.ts';

/** What the front page says. */
export const words = messages({
  title: 'Platebook – Uber Eats and DoorDash payouts in QuickBooks, to the cent',
  description:
    'Platebook turns Uber Eats and DoorDash payouts into balanced QuickBooks journal entries, with the report rows behind every line.',
  promise: 'Your Uber Eats and DoorDash payouts in QuickBooks, right to the cent.',
  pitch:
    'Platebook reads each payout report, splits it into sales, tax, promotions, refunds, and fees, and posts one balanced entry with every report row behind it.',
  howItWorks: 'How it works',
  security: 'Security',
  pricing: 'Pricing',
  questions: 'Questions',
  createAccount: 'Create account',
  openDashboard: 'Open dashboard',
  needsInvite: 'You’ll need an invite code.',
  setupTime: 'Setup takes about 2 minutes.',
  exampleTitle: 'Where the money went',
  exampleLead:
    'Your bank shows one deposit. Platebook shows what’s in it, and the account each part posts to.',
  exampleChoice: 'Show an example from',
  proofTitle: 'How every cent is proven',
  proofLead: 'An entry isn’t a summary you have to trust. It’s a sum you can open.',
  readTitle: 'Every row is read',
  readText:
    'Platebook reads each row of the report, or sets it aside by row number and column, with what was expected and what was found.',
  sumTitle: 'Every payout adds up',
  sumText:
    'The rows must sum to the net deposit, or the payout waits for you. Nothing is rounded or plugged to make totals agree.',
  onceTitle: 'Every entry posts once',
  onceText:
    'If QuickBooks doesn’t respond, Platebook checks what arrived before it tries again. You can reverse an entry at any time.',
  opensTitle: 'Every line opens',
  opensText:
    'Go from a journal line to the report columns behind it, and from each column to the rows of your file.',
  rolesTitle: 'Who it’s for',
  owners: 'Restaurant owners',
  ownersSee: 'See on one page what you sold, what each platform kept, and what it paid out.',
  ownersReview: 'Review entries on your phone before they post, or let them post automatically.',
  ownersHear: 'Get notified when a connection expires or a payout doesn’t add up.',
  ownersDoor: 'Start with your restaurant',
  advisers: 'Bookkeepers and advisers',
  advisersKeep: 'Keep 200 clients under one sign-in, each with its own accounts, stores, and team.',
  advisersBatch:
    'Sync, post, and export for many clients in one batch, and see which of them need you.',
  advisersHand: 'Hand over Excel workpapers that tie every entry to the report it came from.',
  advisersDoor: 'Book a demo',
  auditors: 'Auditors and developers',
  auditorsVerify: 'Verify a journal against the report files on your own computer, offline.',
  auditorsExport: 'Export to JSON, CSV, hledger, Ledger, Beancount, or Excel.',
  auditorsRead: 'Read the source code, the API, and every accounting rule. All of it is public.',
  auditorsDoor: 'Read the API',
  storyTitle: 'A bookkeeper’s Monday',
  storyLead: 'The same Monday, with 40 restaurants that each sell on two platforms.',
  storyBefore: 'Before',
  storyBeforeText:
    'Eighty deposits to explain. You download a report for each, copy totals into a spreadsheet, work out the tax the platform already remitted, and type a journal entry. One typo shows up at month-end as a clearing account that isn’t zero.',
  storyAfter: 'With Platebook',
  storyAfterText:
    'The reports arrived overnight. Seventy-eight payouts add up and wait for one approval. Two are set aside, each with the row and column that’s off. You post one batch to 40 QuickBooks companies and start on the two.',
  storyMore: 'Read: reconciling DoorDash payouts to the bank',
  securityTitle: 'Your books stay yours',
  securityLead: 'You can check each of these in the source code.',
  separatedTitle: 'Separated in the database',
  separatedText:
    'Row-level security is forced on every table that holds customer data, on top of the checks in the application.',
  tokensTitle: 'Connection tokens encrypted',
  tokensText:
    'Tokens for Uber Eats, DoorDash, and QuickBooks are encrypted with AES-256-GCM, each bound to the connection it belongs to.',
  twoStepTitle: 'Two-step sign-in',
  twoStepText:
    'Use any authenticator app, with recovery codes. Owners can require it for the whole team.',
  logTitle: 'A log that shows tampering',
  logText:
    'Every change is recorded with who made it. Each entry carries the hash of the one before, so the log can be verified.',
  othersTitle: 'Nothing from other sites',
  othersText: 'Pages load no scripts, fonts, or trackers from anyone else.',
  selfTitle: 'Run it yourself',
  selfText:
    'Keep everything on your own machine or your own PostgreSQL. Platebook is open source under Apache 2.0.',
  connectQuestion: 'Do I have to connect my Uber Eats or DoorDash account?',
  connectAnswer:
    'No. You can upload the payout reports you download from Uber Eats or DoorDash. Connect them when you want reports fetched on a schedule.',
  approvalQuestion: 'Does anything post without my approval?',
  approvalAnswer:
    'Only if you turn that on. You decide for each store and platform whether entries wait for review, and posting needs accounts you have mapped.',
  twiceQuestion: 'Can a payout end up in QuickBooks twice?',
  twiceAnswer:
    'Each entry has its own document number and key. When a response from QuickBooks is lost, Platebook looks for the entry in your books before it sends anything again. Uploading the same file twice shows you the first import.',
  sumsQuestion: 'What happens when a report doesn’t add up?',
  sumsAnswer:
    'The payout waits, and your books don’t change. You see the row, the column, what was expected, and what was found.',
  undoQuestion: 'Can I undo a posted entry?',
  undoAnswer:
    'Yes. Reversing posts the opposite entry to QuickBooks, so your books show both, and the payout can be posted again.',
  leaveQuestion: 'Can I take my data with me?',
  leaveAnswer:
    'Yes. Export journals and workpapers whenever you like. You can still read and export everything if your plan ends.',
  close: 'Start with last week’s payout.',
});
