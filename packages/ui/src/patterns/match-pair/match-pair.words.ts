import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the match pair says by itself. */
export const matchPairWords = wordsOf('matchPair', {
  yourStore: 'Your store',
  oneMayFit: 'Your store: one may fit',
  severalMayFit: 'Your store: more than one fits',
  on: (platform: string) => `On ${platform}`,
  linkedTo: (name: undefined | string) => `Linked to ${name ?? 'a new store'}`,
  undoTheLink: 'Undo the link',
  noneFits: 'Your store: none fits',
  noneOfYourStores:
    'None of your stores has this name, address or phone. Payouts of this store wait until it stands for one of yours.',
  linkTheStores: 'Link the stores',
  linkTo: (name: string) => `Link to ${name}`,
  addAsNew: 'Add as a new store',
  skipForNow: 'Skip for now',
  oneKey: '1 chooses, ',
  severalKeys: (count: number, text: number) => `1 ${count === 2 ? 'or' : 'to'} ${text} choose, `,
  keys: (choose: string) => `Keys: ${choose}N adds a new store, S skips.`,
  same: 'is the same',
  differs: 'differs',
  alreadyMatchedToBoth: (list: string) => `Already matched to ${list}; both will post to it.`,
});
