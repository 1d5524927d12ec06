import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export function mount(page: ReactNode): void {
  const root = document.querySelector('#root');
  if (root === null) {
    throw new Error('The page has no element with the id "root".');
  }
  createRoot(root).render(page);
}
