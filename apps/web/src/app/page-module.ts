import type { ComponentType } from 'react';

/** The one component a page module exports. */
export async function page(module: Promise<Record<string, ComponentType>>) {
  const [component] = Object.values(await module);
  return component;
}
