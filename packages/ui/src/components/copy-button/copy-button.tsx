import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Button, type ButtonVariant } from '../button/button.tsx';

const SHOWN_MS = 2_000;

export type CopyButtonProps = {
  text: string;
  /** What is copied: "Copy token". */
  label: string;
  size?: 'md' | 'sm' | undefined;
  variant?: Extract<ButtonVariant, 'secondary' | 'quiet'> | undefined;
};

type Outcome = 'idle' | 'copied' | 'refused';

const WORDS: Record<Outcome, string | null> = {
  idle: null,
  copied: 'Copied',
  refused: 'The browser did not allow copying: select the text and copy it yourself.',
};

/** Puts a text on the clipboard, and says whether that worked. */
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
  return (
    <>
      <Button
        size={size}
        variant={variant}
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onClick={copy}
      >
        {label}
      </Button>
      <output>
        {outcome === 'refused' ? WORDS.refused : <VisuallyHidden>{WORDS[outcome]}</VisuallyHidden>}
      </output>
    </>
  );
}
