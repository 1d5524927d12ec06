import { useId, useRef } from 'react';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { join } from '../../styles/join.ts';
import { FieldCount } from '../field/field-count.tsx';
import { Field, type FieldWords } from '../field/field.tsx';
import { followRef } from '../field/follow-ref.ts';
import { useTextLength } from '../field/use-text-length.ts';
import * as styles from './text-area.css.ts';

export type TextAreaProps = FieldWords &
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'className' | 'style' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
  > & {
    /** The maximum number of characters. More can be typed; the field then shows how many are too many. */
    limit?: number | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/**
 * Several lines of text, or a pasted list. Accepts all native textarea attributes. It is as tall as its `rows` and can be
 * resized vertically.
 *
 * Use it for a note, a message, or a list with one item per line. For a single line use TextField.
 *
 * @example
 * <TextArea label="Note" name="note" rows={4} limit={500} />
 */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, id, rows = 3, limit, ref, onInput, ...native } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const { length, again } = useTextLength(own);
  const countId = useId();
  const isOver = limit !== undefined && length > limit;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <textarea
            {...native}
            {...control}
            ref={(area) => {
              own.current = area;
              return followRef(ref, area);
            }}
            onInput={(event) => {
              again();
              onInput?.(event);
            }}
            rows={rows}
            className={styles.area}
            aria-invalid={control['aria-invalid'] ?? (isOver || undefined)}
            aria-describedby={
              join(control['aria-describedby'], limit !== undefined && countId) || undefined
            }
          />
          {limit === undefined ? null : <FieldCount id={countId} length={length} limit={limit} />}
        </>
      )}
    </Field>
  );
}
