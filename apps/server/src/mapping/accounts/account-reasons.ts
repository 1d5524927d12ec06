import { codedMessages } from '@platebook/accounting';
import type { CodedMessage, NoValues } from '@platebook/accounting';

/** The message values of each suggestion reason, by code. */
type AccountReasonValues = {
  readonly named_as_default: NoValues;
  /** Null if the reader may not see the store's name. */
  readonly used_by_store: { readonly store: string | null };
  readonly named_as_in_template: NoValues;
  readonly word_in_name: { readonly type: string; readonly word: string };
  readonly same_number: { readonly number: string };
  readonly same_name: NoValues;
  readonly same_words: NoValues;
};

export type AccountReason = CodedMessage<AccountReasonValues>;

/** Why an account is suggested for a component. */
export const accountReason = codedMessages<AccountReasonValues>({
  named_as_default: () => 'Named as this component’s own account',
  used_by_store: ({ store }) => `${store ?? 'Another store'} uses it for this component`,
  named_as_in_template: () => 'Named as in a template for this component',
  word_in_name: ({ type, word }) => `${article(type)} account whose name says “${word}”`,
  same_number: ({ number }) => `Same number, ${number}`,
  same_name: () => 'Same name',
  same_words: () => 'Same words in its name',
});

function article(type: string): string {
  return /^[AEIOU]/.test(type) ? `An ${type}` : `A ${type}`;
}
