import {
  forward,
  object,
  partialCheck,
  pipe,
  transform,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { enterFuture, isToCome, whenEntries } from '../instant-schema.ts';

/** When an article is to be published: now (null), or at an instant after `now`. */
export function publishSchema(now: () => Date) {
  return pipe(
    object(whenEntries),
    forward(
      partialCheck(
        [['when'], ['at']],
        ({ when, at }) => when === 'now' || isToCome(at, now()),
        enterFuture,
      ),
      ['at'],
    ),
    transform(({ when, at }) => ({ publishAt: when === 'now' ? null : at })),
  );
}

export type PublishFields = InferInput<ReturnType<typeof publishSchema>>;
export type PublishValues = InferOutput<ReturnType<typeof publishSchema>>;
