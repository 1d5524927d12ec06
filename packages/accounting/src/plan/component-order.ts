import { COMPONENTS } from '../model/components.ts';
import type { ComponentKey } from '../model/components.ts';

const PLACES: ReadonlyMap<string, number> = new Map(
  COMPONENTS.flatMap((component, place) => [
    [component, place],
    [`${component}_tax`, place + 0.5],
  ]),
);

/** Compares by the order of `COMPONENTS`, a component's tax right after it. */
export function compareComponents(left: ComponentKey, right: ComponentKey): number {
  return (PLACES.get(left) ?? 0) - (PLACES.get(right) ?? 0);
}
