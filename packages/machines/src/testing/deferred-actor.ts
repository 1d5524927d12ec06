import { fromPromise, type PromiseActorLogic } from 'xstate';
import { settled } from './settled.ts';

/** An actor that stays pending until the test settles its latest call. */
export type DeferredActor<Input> = {
  readonly logic: PromiseActorLogic<unknown, Input>;
  /** The input of each call, in order. */
  readonly inputs: readonly Input[];
  readonly resolve: () => Promise<void>;
  readonly reject: () => Promise<void>;
};

/** Fakes a promise actor of the host; the test settles each call. */
export function createDeferredActor<Input>(): DeferredActor<Input> {
  const inputs: Input[] = [];
  const latest = { resolve: () => undefined as void, reject: () => undefined as void };
  return {
    inputs,
    logic: fromPromise<unknown, Input>(({ input }) => {
      inputs.push(input);
      return new Promise<void>((resolve, reject) => {
        latest.resolve = () => resolve();
        latest.reject = () => reject(new Error('The host could not.'));
      });
    }),
    resolve: async () => {
      latest.resolve();
      await settled();
    },
    reject: async () => {
      latest.reject();
      await settled();
    },
  };
}
