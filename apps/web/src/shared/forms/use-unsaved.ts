import { useEffect } from 'react';
import { usePublicServices } from '../public-services.ts';

/** A session that expires while `when` is renewed in place: what is typed stays. Its page may be left unasked. */
export function useUnsaved(when: boolean): void {
  const { unsaved } = usePublicServices();
  useEffect(() => (when ? unsaved.add(null) : undefined), [unsaved, when]);
}
