import { messages } from '../language/messages.ts';

/** Amounts, plans and the day of a change, as they are written. */
type Due = Readonly<Record<'due' | 'charge' | 'to' | 'until' | 'credit' | 'from', string>>;

/** What a change of plan costs, and what comes after. */
export const words = messages({
  dueNow: ({ due, charge, to, until, credit, from }: Due) =>
    `You’re charged ${due} now: ${charge} for ${to} until ${until}, minus ${credit} for the rest of ${from}.`,
  dueAfterCredit: ({ due, charge, to, until, credit, from }: Due) =>
    `You’re charged ${due} now: ${charge} for ${to} until ${until}, minus ${credit} for the rest of ${from} and earlier credit.`,
  nothingDue: (credit: string) =>
    `Nothing is charged now. ${credit} is credited to your next invoices.`,
  evenNow: 'Nothing is charged now.',
  startsNow: (plan: string, renews: string, price: string) =>
    `${plan} starts right away. From ${renews} it costs ${price}.`,
  resumes: 'Your plan is no longer canceled.',
  entriesStay: 'Entries already in your books stay as they are.',
});
