import type { ReactNode } from 'react';
import { messages } from '../language/messages.ts';

type Newest = {
  platform: string;
  store: string;
  net: ReactNode;
  recorded: ReactNode;
  kept: ReactNode;
};

/** What parts of several pages say. */
export const words = messages({
  chooseAClient: 'Choose a client',
  noQuickBooks: (client: string) => `${client} doesn’t use QuickBooks`,
  noQuickBooksMeaning:
    'Its payouts are read for reports only. An owner can change this in the client’s settings.',
  openReports: 'Open reports',
  readOnly: 'You can view this client’s books',
  hidePreview: 'Hide the preview',
  showPreview: 'Preview both answers',
  loadingPreview: 'Loading the preview',
  noPayoutYet:
    'No payout has arrived yet. After the first one, you’ll see here what each answer posts.',
  newestPayout: ({ platform, store, net, recorded, kept }: Newest) => (
    <>
      The newest {platform} payout, {net} for {store}. For its orders your POS should have recorded{' '}
      {recorded}, and {platform} kept {kept}. Nothing is posted by this preview.
    </>
  ),
  salesFromReport: 'No: sales from the report',
  onlyWhatPlatformKept: 'Yes: only what the platform kept',
  nothingToPost: 'Nothing to post.',
  payoutTitle: (platform: string, day: string, store: string) =>
    `${platform} payout to ${store}, ${day}`,
  loadingPayout: 'Loading the payout',
  paid: 'Paid',
  store: 'Store',
  platform: 'Platform',
  grossSales: (unit: string) => `Gross sales${unit}`,
  netDeposit: (unit: string) => `Net deposit${unit}`,
  currency: 'Currency',
  status: 'Status',
});

/** What differs from what a client expects of a platform. */
export const findingTitles = messages({
  commission_differs: 'The commission isn’t what was agreed',
  facilitator_differs: 'The report and the store’s tax settings disagree',
});
