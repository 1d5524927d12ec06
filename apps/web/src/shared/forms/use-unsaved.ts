import { useEffect } from 'react';
import { usePublicServices } from '../public-services.ts';

/**
 * While `when` is true, an expired session is renewed in place and input is preserved. Leaving the page is not
 * confirmed.
 */
export function useUnsaved(when: boolean): void {
  const { unsaved } = usePublicServices();
  useEffect(() => (when ? unsaved.add(null) : undefined), [unsaved, when]);
}
