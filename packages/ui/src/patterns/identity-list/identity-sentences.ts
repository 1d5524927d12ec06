export type IdentityId = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8';

/** What each identity says, in the words of a person who keeps books. */
export const IDENTITY_SENTENCES: Readonly<Record<IdentityId, { title: string; sentence: string }>> =
  {
    I1: { title: 'Row, Uber Eats', sentence: 'The parts of each row add up to its total payout.' },
    I2: { title: 'Row, DoorDash', sentence: 'The parts of each row add up to its net total.' },
    I3: { title: 'Payout', sentence: 'The rows of the payout add up to what was paid.' },
    I4: {
      title: 'Period',
      sentence: 'The detail agrees with the platform’s summary of the period.',
    },
    I5: {
      title: 'Journal',
      sentence: 'Debits equal credits, and each line is the sum of its rows.',
    },
    I6: {
      title: 'Clearing',
      sentence: 'What is left on the clearing account is the list of unpaid payouts.',
    },
    I7: {
      title: 'Facilitator tax',
      sentence: 'Tax collected and tax remitted by the platform cancel out.',
    },
    I8: { title: 'Bank', sentence: 'The bank deposit is the sum of the payouts in it.' },
  };
