import type { ReasonValues } from '@platebook/api-client/french';
import * as v from 'valibot';

const VALUE = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.string()),
]) satisfies v.GenericSchema<unknown, ReasonValues[string]>;

/** The values of a stored sentence, by name. */
export const STORED_VALUES = v.record(v.string(), VALUE);
