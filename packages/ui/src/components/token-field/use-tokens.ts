import { useMultipleSelection } from 'downshift';
import { useRef, type InputHTMLAttributes } from 'react';
import { useDirection } from '../../themes/use-direction.ts';

export type Token = {
  value: string;
  label: string;
  /** Why it is invalid. */
  problem?: string | undefined;
};

type Tokens = {
  tokens: readonly Token[];
  onRemove: (left: readonly Token[]) => void;
};

/** Keyboard handling of tokens: arrows move, Delete and Backspace remove, as does Backspace in the empty input. */
export function useTokens({ tokens, onRemove }: Tokens) {
  const input = useRef<HTMLInputElement>(null);
  const isLeftward = useDirection() === 'rtl';
  const selection = useMultipleSelection<Token>({
    selectedItems: tokens as Token[],
    itemToKey: (token) => token?.value,
    keyNavigationNext: isLeftward ? 'ArrowLeft' : 'ArrowRight',
    keyNavigationPrevious: isLeftward ? 'ArrowRight' : 'ArrowLeft',
    onSelectedItemsChange: ({ selectedItems }) => onRemove(selectedItems),
  });
  return {
    input,
    inputProps: (own: Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'disabled'>) =>
      selection.getDropdownProps({ ...own, ref: input }),
    /** The props of the button that removes a token. */
    removeProps: (token: Token, index: number) =>
      selection.getSelectedItemProps({
        selectedItem: token,
        index,
        onClick: (event) => {
          // Downshift would focus the clicked token, which is removed; the input takes the focus instead.
          Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
          selection.setActiveIndex(-1);
          onRemove(tokens.filter(({ value }) => value !== token.value));
          input.current?.focus();
        },
      }),
  };
}
