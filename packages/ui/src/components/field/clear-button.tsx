import { withText } from './field-frame.css.ts';
import { InnerButton } from './inner-button.tsx';
import { fieldWords } from './field.words.ts';

export type ClearButtonProps = { label: string; input: () => HTMLInputElement | null };

/** Empties the input of its frame and leaves the focus there. It stands only while there is a text. */
export function ClearButton({ label, input }: ClearButtonProps) {
  return (
    <span className={withText}>
      <InnerButton
        label={fieldWords.clear(label)}
        icon="close"
        onClick={() => emptyInput(input())}
      />
    </span>
  );
}

/** Empties an input as if by typing: whoever holds its value, React or a form library, hears of it. */
export function emptyInput(input: HTMLInputElement | null): void {
  if (input === null || input.value === '') {
    return;
  }
  // React overrides `value` of the element to know what it wrote itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
