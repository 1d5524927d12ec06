import {
  forward,
  object,
  partialCheck,
  pipe,
  transform,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { toInstant, whenComplaint, whenEntries } from '../instant-schema.ts';

/** The publication time: now (null), or an instant after `now`. */
export function publishSchema(now: () => Date) {
  return pipe(
    object(whenEntries),
    forward(
      partialCheck(
        [['when'], ['at']],
        ({ when, at }) => when === 'now' || whenComplaint(at, now()) === null,
        ({ input: { at } }) => whenComplaint(at, now()) ?? '',
      ),
      ['at'],
    ),
    transform(({ when, at }) => ({ publishAt: when === 'now' ? null : toInstant(at) })),
  );
}

export type PublishFields = InferInput<ReturnType<typeof publishSchema>>;
export type PublishValues = InferOutput<ReturnType<typeof publishSchema>>;
