import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Button, type ButtonVariant } from '../button/button.tsx';
import * as styles from './copy-button.css.ts';
import { copyButtonWords } from './copy-button.words.ts';

const SHOWN_MS = 2_000;

export type CopyButtonProps = {
  text: string;
  /** What is copied: "Copy token". */
  label: string;
  size?: 'md' | 'sm' | undefined;
  /** `quiet` beside the text to copy. */
  variant?: Extract<ButtonVariant, 'secondary' | 'quiet'> | undefined;
};

type Outcome = 'idle' | 'copied' | 'refused';

const WORDS: Record<Outcome, string | null> = {
  idle: null,
  get copied() {
    return copyButtonWords.copied;
  },
  get refused() {
    return copyButtonWords.theBrowserDidNot;
  },
};

/**
 * Copies a text to the clipboard and shows and announces the result. The text must also be visible and selectable, in
 * case the browser denies access.
 *
 * **When not:** for text that nobody needs elsewhere.
 *
 * **Keyboard:** Enter and Space.
 *
 * **Accessibility:** “Copied”, or the failure, is a live region; the button's name does not change.
 *
 * @example
 * <CopyButton text="UE-7K3Q9FAB-0405-1" label="Copy the document number" />
 */
export function CopyButton({ text, label, size, variant }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  const isCopied = outcome === 'copied';
  return (
    <span className={styles.whole}>
      <Button size={size} variant={variant} icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        <span className={styles.words}>
          <span className={isCopied ? styles.hidden : styles.shown}>{label}</span>
          <span aria-hidden="true" className={isCopied ? styles.shown : styles.hidden}>
            {WORDS.copied}
          </span>
        </span>
      </Button>
      <output className={outcome === 'refused' ? styles.refusal : undefined}>
        {outcome === 'refused' ? WORDS.refused : <VisuallyHidden>{WORDS[outcome]}</VisuallyHidden>}
      </output>
    </span>
  );
}
