type Words = { readonly title: string; readonly text: string };

/** How a payout gets from the report into the books. */
export const STEPS: readonly Words[] = [
  {
    title: 'Every row is read',
    text: 'Platebook reads each row of the report, or sets it aside by row number and column, with what was expected and what was found.',
  },
  {
    title: 'Every payout adds up',
    text: 'The rows must sum to the net deposit, or the payout waits for you. Nothing is rounded or plugged to make totals agree.',
  },
  {
    title: 'Every entry posts once',
    text: 'If QuickBooks doesn’t answer, Platebook asks what arrived before it tries again. You can reverse an entry at any time.',
  },
  {
    title: 'Every line opens',
    text: 'Go from a journal line to the report columns behind it, and from each column to the rows of your file.',
  },
];

export const ROLES: readonly { readonly title: string; readonly facts: readonly string[] }[] = [
  {
    title: 'Restaurant owners',
    facts: [
      'See on one page what you sold, what each platform kept, and what it paid out.',
      'Review entries on your phone before they post, or let them post automatically.',
      'Hear about it when a connection expires or a payout doesn’t add up.',
    ],
  },
  {
    title: 'Bookkeepers and advisers',
    facts: [
      'Keep 200 clients under one sign-in, each with its own accounts, stores, and team.',
      'Sync, post, and export for many clients in one batch, and see which of them need you.',
      'Hand over Excel workpapers that tie every entry to the report it came from.',
    ],
  },
  {
    title: 'Auditors and developers',
    facts: [
      'Verify a journal against the report files on your own computer, offline.',
      'Export to JSON, CSV, hledger, Ledger, Beancount, or Excel.',
      'Read the source code, the API, and every accounting rule. All of it is public.',
    ],
  },
];

export const SECURITY: readonly Words[] = [
  {
    title: 'Separated in the database',
    text: 'Row-level security is forced on every table that holds customer data, on top of the checks in the application.',
  },
  {
    title: 'Connection tokens encrypted',
    text: 'Tokens for Uber Eats, DoorDash, and QuickBooks are encrypted with AES-256-GCM, each bound to the connection it belongs to.',
  },
  {
    title: 'Two-step sign-in',
    text: 'Use any authenticator app, with recovery codes. Owners can require it for the whole team.',
  },
  {
    title: 'A log that shows tampering',
    text: 'Every change is recorded with who made it. Each entry carries the hash of the one before, so the log can be verified.',
  },
  {
    title: 'Nothing from other sites',
    text: 'Pages load no scripts, fonts, or trackers from anyone else.',
  },
  {
    title: 'Run it yourself',
    text: 'Keep everything on your own machine or your own PostgreSQL. Platebook is open source under Apache 2.0.',
  },
];

export const QUESTIONS: readonly Words[] = [
  {
    title: 'Do I have to connect my Uber Eats or DoorDash account?',
    text: 'No. You can upload the payout reports you download from Uber Eats or DoorDash. Connect them when you want reports fetched on a schedule.',
  },
  {
    title: 'Does anything post without my approval?',
    text: 'Only if you turn that on. You decide for each store and platform whether entries wait for review, and posting needs accounts you have mapped.',
  },
  {
    title: 'Can a payout end up in QuickBooks twice?',
    text: 'Each entry has its own document number and key. When an answer from QuickBooks is lost, Platebook looks for the entry in your books before it sends anything again. Uploading the same file twice shows you the first import.',
  },
  {
    title: 'What happens when a report doesn’t add up?',
    text: 'The payout waits, and your books don’t change. You see the row, the column, what was expected, and what was found.',
  },
  {
    title: 'Can I undo a posted entry?',
    text: 'Yes. Reversing posts the opposite entry to QuickBooks, so your books show both, and the payout can be posted again.',
  },
  {
    title: 'Can I take my data with me?',
    text: 'Yes. Export journals and workpapers whenever you like. Reading and exporting keep working even if your plan ends.',
  },
];
