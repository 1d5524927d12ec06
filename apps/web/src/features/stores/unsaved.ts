import { useCallback, useMemo, useState } from 'react';

export type Unsaved = {
  readonly any: boolean;
  /** Each form of a page says whether it has changes; the page asks once before it is left. */
  readonly report: (form: string, isDirty: boolean) => void;
};

/** Which forms of a page have changes that are not saved. */
export function useUnsaved(): Unsaved {
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((form: string, isDirty: boolean) => {
    setForms((held) => {
      if (held.has(form) === isDirty) {
        return held;
      }
      const next = new Set(held);
      if (isDirty) {
        next.add(form);
      } else {
        next.delete(form);
      }
      return next;
    });
  }, []);
  return useMemo(() => ({ any: forms.size > 0, report }), [forms, report]);
}
