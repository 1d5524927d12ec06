import { messages } from '../../../shared/language/messages.ts';

/** What help itself says. */
export const helpWords = messages({
  suggestions: 'These articles may answer it',
  writeToUs: 'Write to support',
  notAnswered: 'Didn’t find it?',
  notFound: 'There’s no such article',
  notFoundMeaning: 'It may have been renamed.',
  allArticles: 'All articles',
  openPage: (place: string) => `Open ${place}`,
});

/** Each article: what the reader asks, other words it is found by, and its paragraphs, one a line. */
export const articleWords = messages({
  connectingTitle: 'How do I connect Uber Eats, DoorDash or QuickBooks?',
  connectingKeys: 'connect connection sign in consent link reconnect expired lost platform',
  connectingText: `Open Connections and choose the platform. Uber Eats and QuickBooks ask for your consent on their own page and bring you back. For DoorDash, enter the credentials of your developer account. An owner or manager of the client does this.
Once connected, a platform’s stores appear under Match stores, and its reports are fetched in the early morning after each pay week, with another check three days later.
If a connection expires or is lost, we notify you here and by email. Reconnect on the same page. Nothing is posted twice, and what was missed is fetched next time.`,

  matchingTitle: 'How do I match stores?',
  matchingKeys: 'store location match mapping unmatched hold waiting remap',
  matchingText: `A platform has its own list of stores. Match each one to one of your locations, so its payouts go to the right books. Payouts from a store that isn’t matched are on hold: nothing is posted for them.
Platebook suggests a match by name and address. Check it and confirm, or pick another location. Matching a store releases its held payouts.
You can change a match starting on a given day. Anything posted before that day stays as it is.`,

  accountsTitle: 'How do I map line items to QuickBooks accounts?',
  accountsKeys: 'account mapping chart of accounts map component line item template create missing',
  accountsText: `Every line item in a payout (sales, tax, tips, commission and so on) goes to one account in your QuickBooks company. Open Accounts mapping to choose them, or create the missing accounts in one step.
Your choices apply to all stores. You can override them for a platform or a single store.
An entry with a line item that has no account waits. None of it is posted until you choose the account.
If you change an account later, entries already posted stay as they are. You can choose to reverse and post them again.`,

  lineItemsTitle: 'What do a payout’s line items mean?',
  lineItemsKeys:
    'gross sales net deposit commission fee tax tips promotion refund marketplace facilitator adjustment',
  lineItemsText: `Gross sales is what customers ordered, before fees. Sales tax passed on is tax the platform collected and pays to you; tax the platform remits itself never reaches you.
Tips are passed on to you in full. Commission, processing fee and delivery network fee are what the platform keeps. Advertising is what you spent on ads there.
Promotions you paid lower your income; promotions paid by the platform don’t cost you anything. Refunds and error charges are money returned to customers.
The net deposit is what is left and what your bank receives. Platebook adds up every line to the cent. If the report doesn’t add up, we show the difference instead of hiding it in an account.
Open any line of a payout to see the report rows it comes from.`,

  blockedTitle: 'Why is an entry blocked or waiting?',
  blockedKeys:
    'blocked waiting review needs mapping held stuck not posted failed difference rows set aside quarantine',
  blockedText: `Open the entry in the queue. It shows why it’s waiting and what to do about it. These are the usual reasons.
Needs mapping: a line item has no account, or its store isn’t matched. Choose the account or match the store.
Review required: someone has to review it first, because the client is set up that way or the report has rows that couldn’t be read. Check it and approve it.
Posting is paused: the trial has ended, a payment failed more than seven days ago, or QuickBooks isn’t connected.
Refused by QuickBooks: for example, because the books are closed for that date. Fix it in QuickBooks and try again.
Until it’s resolved, none of the entry is posted.`,

  reversingTitle: 'How do I undo a posted entry?',
  reversingKeys: 'undo reverse reversal delete wrong posted mistake correct repost',
  reversingText: `Open the entry and choose Reverse. An owner or manager can do this, in one of three ways.
Reverse with today’s date: Platebook posts a second entry with debits and credits swapped. Closed months stay as they are.
Reverse with the original date: the same, on the date of the first entry. That month changes, so it has to be open.
Delete from QuickBooks: only while the month is open and the entry isn’t matched or reconciled there.
You can reverse all of a run’s entries at once on that run’s page. After a reversal you can post the entry again, for example with other accounts.
Please don’t change or delete these entries in QuickBooks yourself. We’ll notice and list it under Reconcile, but the payout has no correct entry until you decide.`,

  invitingTitle: 'How do I invite my accountant or a colleague?',
  invitingKeys:
    'invite accountant bookkeeper team member role owner manager user access permission',
  invitingText: `Open Team and choose Invite people. Enter the email address and the role. The invitation arrives by email and needs no invite code.
Owners can do everything, including the plan and the team. Managers connect, match, map and post. Users view and download.
A person can have a different role for each client. An accountant with several clients switches between them at the top of the page.
If your accountant already uses Platebook, invite the email they sign in with.`,

  filesTitle: 'Can I upload report files instead of connecting?',
  filesKeys: 'upload file csv zip report manual without connection import download',
  filesText: `Yes. Download the payout report from Uber Eats or DoorDash and drop it under Sync, Files. CSV and ZIP work, up to 200 MB.
We recognize the report by its columns and show the payouts in it. Uploading the same file twice changes nothing: you get the first import again.
If something can’t be read, the import names the row, the column, what was expected and what was found. Nothing is posted from rows we set aside.
You can use connections and files together. A payout that arrives both ways counts once.`,

  confirmingTitle: 'What does “QuickBooks didn’t confirm” mean?',
  confirmingKeys:
    'quickbooks confirm unknown ambiguous timeout duplicate twice waiting for confirmation couldn’t be confirmed',
  confirmingText: `We sent the entry, but QuickBooks’ answer never arrived. It may or may not be in your books.
Platebook waits about two minutes and then looks in QuickBooks for the entry’s number before it sends anything again. That way, nothing is posted twice.
If QuickBooks has it, the entry becomes Posted. If not, it’s sent again. If QuickBooks has it with other amounts, the entry asks you to decide.
You don’t need to enter it yourself. To check right away, open the entry and choose Check QuickBooks now.`,

  billingTitle: 'How do the trial and billing work?',
  billingKeys:
    'trial plan price subscription invoice receipt payment card cancel billing expired past due',
  billingText: `A trial ends after 14 days and three posted payouts, whichever comes later, unless your plan or invite code says otherwise. Your Subscription page shows what’s left. Nothing is charged unless you choose a plan.
When a trial ends, posting pauses. You can still read and export everything.
If a payment fails, posting continues for seven days and then pauses until the payment goes through.
You pay on the payment provider’s page, and the provider emails your receipts. Platebook doesn’t store card details. Owners can change or cancel the plan.`,
});
