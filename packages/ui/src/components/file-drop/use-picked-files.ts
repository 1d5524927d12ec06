import { useRef, useState } from 'react';
import { refusalOf, refusalWords, type FileRules } from './acceptable.ts';
import type { FileDropItem } from './file-drop-list.tsx';

/** Hands on the files that keep the rules and holds the others, each with the sentence that says why. */
export function usePickedFiles(
  rules: FileRules & { multiple: boolean },
  onFiles: (files: readonly File[]) => void,
) {
  const [refused, setRefused] = useState<readonly FileDropItem[]>([]);
  const counter = useRef(0);
  const give = (files: readonly File[]) => {
    const taken = files.filter((file) => refusalOf(file, rules) === null);
    const held = files.flatMap((file): FileDropItem[] => {
      const refusal = refusalOf(file, rules);
      return refusal === null
        ? []
        : [
            {
              id: `refused-${(counter.current += 1)}`,
              name: file.name,
              state: 'rejected',
              message: refusalWords(file, refusal, rules),
            },
          ];
    });
    if (held.length > 0) {
      setRefused([...held, ...refused]);
    }
    if (taken.length > 0) {
      onFiles(rules.multiple ? taken : taken.slice(0, 1));
    }
  };
  /** Whether the file was one of those held here. */
  const forget = (id: string): boolean => {
    setRefused(refused.filter((item) => item.id !== id));
    return refused.some((item) => item.id === id);
  };
  return { refused, give, forget };
}
