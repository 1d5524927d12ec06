import type { ComponentType } from 'react';
import { createLatePage } from './late-page.tsx';

/** Imports a page's module, which exports the one component of the page. */
export type ImportPage = () => Promise<Record<string, ComponentType>>;

/**
 * The component of a page module. It never rejects, because the router would cache that for the document's lifetime: a
 * page whose code cannot be loaded renders a placeholder, and appears as soon as the code loads.
 */
export async function page(load: ImportPage): Promise<ComponentType> {
  const componentOf = async (): Promise<ComponentType> => {
    const [component] = Object.values(await load());
    if (component === undefined) {
      throw new Error('A page module exports its page.');
    }
    return component;
  };
  try {
    return await componentOf();
  } catch (error) {
    return createLatePage(componentOf, error);
  }
}
