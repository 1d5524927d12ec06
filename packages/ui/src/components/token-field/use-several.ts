import { useState, type ClipboardEvent } from 'react';
import { optionText, type ComboboxOption } from '../combobox/combobox-items.ts';
import { findPasted } from './several-options.ts';
import { splitTokens } from './token-text.ts';
import { useTokens } from './use-tokens.ts';
import { tokenFieldWords } from './token-field.words.ts';

type Several<Option extends ComboboxOption> = {
  options: readonly Option[];
  value: readonly Option[];
  onValueChange: (options: readonly Option[]) => void;
  max?: number | undefined;
  check?: ((option: Option) => string | undefined) | undefined;
  isLocked: boolean;
};

/** The selected options as tokens, with handlers to select, remove and paste. */
export function useSeveral<Option extends ComboboxOption>(several: Several<Option>) {
  const { options, value, onValueChange, max, check, isLocked } = several;
  const [removed, setRemoved] = useState<string | null>(null);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const give = (next: readonly Option[]) => {
    const gone = value.find((option) => !next.includes(option));
    setRemoved(gone === undefined ? null : optionText(gone));
    setUnknown([]);
    onValueChange(next);
  };
  const tokens = value.map((option) => ({
    value: option.value,
    label: optionText(option),
    problem: check?.(option),
  }));
  const keys = useTokens({
    tokens,
    onRemove: (left) =>
      give(value.filter((option) => left.some((token) => token.value === option.value))),
  });
  return {
    tokens,
    removed,
    ...keys,
    /** The problems of the selected options, and what could not be added. */
    problem: problemOf(tokens, unknown),
    toggle: (option: Option) => {
      const others = value.filter((one) => one.value !== option.value);
      give(others.length === value.length ? [...value, option] : others);
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = splitTokens(event.clipboardData.getData('text'));
      if (pasted.length > 1 && !isLocked) {
        event.preventDefault();
        const found = findPasted(options, value, { pasted, max });
        give(found.options);
        setUnknown(found.unknown);
      }
    },
  };
}

function problemOf(
  tokens: readonly { label: string; problem: string | undefined }[],
  unknown: readonly string[],
): string | undefined {
  const problems = tokens.flatMap(({ label, problem }) =>
    problem === undefined ? [] : [`${label}: ${problem}`],
  );
  if (unknown.length > 0) {
    problems.push(tokenFieldWords.notAdded(unknown.join(', ')));
  }
  return problems.length === 0 ? undefined : problems.join(' ');
}
