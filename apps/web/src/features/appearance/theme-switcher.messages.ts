import { messages } from '../../shared/language/messages.ts';

/** What the choice of a theme says, with the piece of the books below it. */
export const words = messages({
  pageTitle: 'Appearance – Platebook',
  title: 'Appearance',
  description: 'Choose light or dark. This browser remembers your choice.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  preview: 'Preview',
  oneWeek: 'One week',
  component: 'Line item',
  amount: 'Amount (USD)',
  grossSales: 'Gross sales',
  commission: 'Commission',
  refunds: 'Refunds and error charges',
  net: 'Net',
  warning: 'One store has no account for promotions',
  warningMeaning: 'Nothing is posted until it has one.',
  post: 'Post 2 entries',
  back: 'Go back',
});
