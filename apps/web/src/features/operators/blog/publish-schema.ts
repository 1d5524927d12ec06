import {
  forward,
  object,
  partialCheck,
  picklist,
  pipe,
  transform,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { instantSchema } from '../instant-schema.ts';
import { words } from './blog.messages.ts';

/** When an article is to be published: now (null), or at an instant after `now`. */
export function publishSchema(now: () => Date) {
  return pipe(
    object({
      when: picklist(['now', 'later']),
      at: instantSchema({ timeRule: () => words.timeRule }),
    }),
    forward(
      partialCheck(
        [['when'], ['at']],
        ({ when, at }) => when === 'now' || (at !== null && new Date(at) > now()),
        () => words.enterFuture,
      ),
      ['at'],
    ),
    transform(({ when, at }) => ({ publishAt: when === 'now' ? null : at })),
  );
}

export type PublishFields = InferInput<ReturnType<typeof publishSchema>>;
export type PublishValues = InferOutput<ReturnType<typeof publishSchema>>;
