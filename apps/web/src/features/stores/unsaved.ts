import { useCallback, useMemo, useState } from 'react';

export type Unsaved = {
  readonly any: boolean;
  /** Collects the dirty state of each form, so that leaving the page asks once. */
  readonly report: (form: string, isDirty: boolean) => void;
};

/** The forms of a page with unsaved changes. */
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
