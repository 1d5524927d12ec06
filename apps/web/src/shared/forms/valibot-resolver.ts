import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';

/** A form resolver for valibot schemas; each field shows its first error. */
export function valibotResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) {
      return { values: result.output, errors: {} };
    }
    const errors: FieldErrors = {};
    for (const issue of result.issues) {
      const path = getDotPath(issue) ?? 'root';
      if (get(errors, path) === undefined) {
        set(errors, path, { type: issue.type, message: issue.message });
      }
    }
    return { values: {}, errors: errors as never };
  };
}
