import { identityListWords } from './identity-list.words.ts';

export type IdentityId = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8';

/** Each identity in a bookkeeper's words. */
export const IDENTITY_SENTENCES: Readonly<Record<IdentityId, { title: string; sentence: string }>> =
  {
    I1: {
      get title() {
        return identityListWords.rowUberEats;
      },
      get sentence() {
        return identityListWords.thePartsOfEach;
      },
    },
    I2: {
      get title() {
        return identityListWords.rowDoordash;
      },
      get sentence() {
        return identityListWords.thePartsOfEachRow;
      },
    },
    I3: {
      get title() {
        return identityListWords.payout;
      },
      get sentence() {
        return identityListWords.theRowsOfThe;
      },
    },
    I4: {
      get title() {
        return identityListWords.period;
      },
      get sentence() {
        return identityListWords.theDetailAgreesWith;
      },
    },
    I5: {
      get title() {
        return identityListWords.journal;
      },
      get sentence() {
        return identityListWords.debitsEqualCreditsAnd;
      },
    },
    I6: {
      get title() {
        return identityListWords.clearing;
      },
      get sentence() {
        return identityListWords.whatIsLeftOn;
      },
    },
    I7: {
      get title() {
        return identityListWords.facilitatorTax;
      },
      get sentence() {
        return identityListWords.taxCollectedAndTax;
      },
    },
    I8: {
      get title() {
        return identityListWords.bank;
      },
      get sentence() {
        return identityListWords.theBankDepositIs;
      },
    },
  };
