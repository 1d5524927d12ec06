import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the match pair. */
export const matchPairWords = wordsOf('matchPair', {
  yourStore: 'Your store',
  oneMayFit: 'Your store: one may match',
  severalMayFit: 'Your store: more than one matches',
  on: (platform: string) => `On ${platform}`,
  linkedTo: (name: undefined | string) => `Matched to ${name ?? 'a new store'}`,
  undoTheLink: 'Undo match',
  noneFits: 'Your store: no match',
  noneOfYourStores:
    'None of your stores has this name, address or phone. Payouts for this store are on hold until you match it.',
  linkTheStores: 'Match stores',
  linkTo: (name: string) => `Match to ${name}`,
  addAsNew: 'Add as a new store',
  skipForNow: 'Skip for now',
  oneKey: '1 chooses, ',
  severalKeys: (count: number, text: number) => `1 ${count === 2 ? 'or' : 'to'} ${text} choose, `,
  keys: (choose: string) => `Keys: ${choose}N adds a new store, S skips.`,
  same: 'is the same',
  differs: 'differs',
  alreadyMatchedToBoth: (list: string) => `Already matched to ${list}. Both will post to it.`,
});
