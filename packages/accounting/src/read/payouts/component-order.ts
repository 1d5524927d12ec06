import { COMPONENTS, type ComponentKey } from '../../model/components.ts';

const ORDER: ReadonlyMap<string, number> = new Map(
  COMPONENTS.flatMap((component, index): [string, number][] => [
    [component, index * 2],
    [`${component}_tax`, index * 2 + 1],
  ]),
);

/** The place of a component in `COMPONENTS`, its tax right after it. */
export function componentOrder(component: ComponentKey): number {
  return ORDER.get(component) ?? ORDER.size;
}

/** Compares texts by code unit, independent of locale. */
export function compareText(a: string, b: string): number {
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
}
