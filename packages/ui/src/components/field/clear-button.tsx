import { withText } from './field-frame.css.ts';
import { InnerButton } from './inner-button.tsx';
import { fieldWords } from './field.words.ts';

export type ClearButtonProps = { label: string; input: () => HTMLInputElement | null };

/** Clears its frame's input and keeps the focus there. Only shown while there is text. */
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

/** Clears an input as if by typing, so that React or a form library is notified. */
export function emptyInput(input: HTMLInputElement | null): void {
  if (input === null || input.value === '') {
    return;
  }
  // React overrides the element's `value` to track its own writes.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
