import { words } from './client-settings.messages.ts';

export const CURRENCIES = [
  {
    value: 'USD',
    get label() {
      return words.usDollarUsd;
    },
  },
  {
    value: 'CAD',
    get label() {
      return words.canadianDollarCad;
    },
  },
];
export const BASES = [
  {
    value: 'accrual',
    get label() {
      return words.accrual;
    },
    get description() {
      return words.recordSalesOnThe;
    },
  },
  {
    value: 'cash',
    get label() {
      return words.cash;
    },
    get description() {
      return words.cashBasisHint;
    },
  },
];
export const GROUPINGS = [
  {
    value: 'payout',
    get label() {
      return words.eachPayout;
    },
  },
  {
    value: 'day',
    get label() {
      return words.eachBusinessDay;
    },
  },
];
export const SPLITS = [
  {
    value: 'month',
    get label() {
      return words.splitAtMonthEnd;
    },
    get description() {
      return words.eachMonthGetsIts;
    },
  },
  {
    value: 'none',
    get label() {
      return words.keepOneEntry;
    },
    get description() {
      return words.theWholePayoutHas;
    },
  },
];
export const BANK_LEGS = [
  {
    value: 'none',
    get label() {
      return words.dontPost;
    },
    get description() {
      return words.theBankFeedRecords;
    },
  },
  {
    value: 'transfer',
    get label() {
      return words.postATransfer;
    },
  },
];
export const SALES = [
  {
    value: 'report',
    get label() {
      return words.no;
    },
    get description() {
      return words.salesTaxAndTips;
    },
  },
  {
    value: 'pos',
    get label() {
      return words.yes;
    },
    get description() {
      return words.onlyWhatThePlatform;
    },
  },
];
export const REVENUES = [
  {
    value: 'gross',
    get label() {
      return words.gross;
    },
    get description() {
      return words.salesBeforePromotionsPlatform;
    },
  },
  {
    value: 'net',
    get label() {
      return words.net;
    },
    get description() {
      return words.salesAfterPromotionsPlatform;
    },
  },
];
export const TAX_MODES = [
  {
    value: 'pass_through_gross',
    get label() {
      return words.postBothSides;
    },
  },
  {
    value: 'net_omit',
    get label() {
      return words.leaveItOut;
    },
    get description() {
      return words.theTwoSidesNet;
    },
  },
  {
    value: 'memo_only',
    get label() {
      return words.leaveItOutAnd;
    },
  },
];
export const MEMO_TAXES = [
  {
    value: 'ignore',
    get label() {
      return words.leaveItOut;
    },
  },
  {
    value: 'gross_up',
    get label() {
      return words.postBothSides;
    },
  },
];
export const SPLIT_TAXES = [
  {
    value: 'restaurant_remits',
    get label() {
      return words.recordTheRestAs;
    },
    get description() {
      return words.youRemitItYourself;
    },
  },
  {
    value: 'block',
    get label() {
      return words.holdThePayout;
    },
    get description() {
      return words.nothingIsPostedUntil;
    },
  },
];
export const LATE_ROWS = [
  {
    value: 'amend',
    get label() {
      return words.updateTheEntry;
    },
    get description() {
      return words.ifItsPeriodIs;
    },
  },
  {
    value: 'adjust',
    get label() {
      return words.createAnAdjustingEntry;
    },
    get description() {
      return words.forTheDifferenceWith;
    },
  },
];
export const CLOSED_PERIODS = [
  {
    value: 'post_today',
    get label() {
      return words.dateItToday;
    },
    get description() {
      return words.theMemoGivesThe;
    },
  },
  {
    value: 'refuse',
    get label() {
      return words.holdIt;
    },
    get description() {
      return words.untilThePeriodIs;
    },
  },
];
export const MODES = [
  {
    value: 'review',
    get label() {
      return words.afterReview;
    },
    get description() {
      return words.nothingPostsUntilYou;
    },
  },
  {
    value: 'auto',
    get label() {
      return words.automatically;
    },
    get description() {
      return words.payoutsThatAddUp;
    },
  },
  {
    value: 'paused',
    get label() {
      return words.paused;
    },
    get description() {
      return words.payoutsAreImportedBut;
    },
  },
];
