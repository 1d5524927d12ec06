import type { ReactNode } from 'react';
import type { StatusShape as Shape } from './status-vocabulary.ts';

const RING = <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const SHAPES: Record<Shape, ReactNode> = {
  ring: RING,
  half: (
    <>
      {RING}
      <path d="M6 1.25a4.75 4.75 0 0 0 0 9.5z" fill="currentColor" />
    </>
  ),
  quarter: (
    <>
      {RING}
      <path d="M6 6V1.25A4.75 4.75 0 0 1 10.75 6z" fill="currentColor" />
    </>
  ),
  split: (
    <>
      {RING}
      <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" fill="currentColor" />
    </>
  ),
  disc: <circle cx="6" cy="6" r="5.25" fill="currentColor" />,
  cross: <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2" />,
  slashed: (
    <>
      {RING}
      <path d="M2.8 9.2 9.2 2.8" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  triangle: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
  diamond: (
    <path d="M6 1.2 10.8 6 6 10.8 1.2 6z" fill="none" stroke="currentColor" strokeWidth="1.5" />
  ),
  'diamond-filled': <path d="M6 .5 11.5 6 6 11.5.5 6z" fill="currentColor" />,
  tick: <path d="m1.5 6.5 3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" />,
  return: (
    <path
      d="M4.5 1.5 2 4l2.500 2.500M2 4h5a3 3 0 0 1 0 6H4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  ),
};

/** The shape of a status, rendered beside its word. */
export function StatusShape({ shape }: { shape: Shape }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {SHAPES[shape]}
    </svg>
  );
}
