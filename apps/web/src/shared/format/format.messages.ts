import { messages } from '../language/messages.ts';

type Ends = { readonly from: string; readonly to: string };
type DaysOfMonth = { readonly from: number; readonly to: number; readonly year: string };

/** The words of formats; a period is given by its ends with their months, and by the days alone. */
export const words = messages({
  justNow: 'just now',
  period: (from: string, to: string) => `${from} – ${to}`,
  periodInMonth: ({ from }: Ends, { to, year }: DaysOfMonth) => `${from}–${to}, ${year}`,
});
