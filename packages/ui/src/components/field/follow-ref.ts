import type { Ref, RefCallback } from 'react';

/** Forwards an element to the caller's `ref`, from a component that needs it too. */
export function followRef<E>(
  outer: Ref<E> | undefined,
  element: E | null,
): ReturnType<RefCallback<E>> {
  if (typeof outer === 'function') {
    return outer(element);
  }
  if (outer !== undefined && outer !== null) {
    outer.current = element;
  }
  return undefined;
}
