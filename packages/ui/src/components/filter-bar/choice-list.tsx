import { useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './filter-bar.css.ts';
import { labelOf } from './filter-words.ts';
import type { FilterProperty } from './list-address.ts';
import { filterBarWords } from './filter-bar.words.ts';

/** From this many values on, a filter is shown. */
const MANY_VALUES = 8;

type ChoiceListProps = {
  property: FilterProperty;
  /** Names the group of choices. */
  title: string;
  /** Hidden if a heading above already shows it. */
  titleHidden?: boolean | undefined;
  /** The active values, offered by a property without a fixed list. */
  offered: readonly string[];
  draft: readonly string[];
  onDraft: (values: readonly string[]) => void;
  typed: string;
  onTyped: (text: string) => void;
};

/** A property's values as checkboxes; many can be filtered, and without a fixed list any text is a value. */
export function ChoiceList(props: ChoiceListProps) {
  const { property, title, titleHidden = false, draft, onDraft, typed, onTyped } = props;
  const titleId = useId();
  const known = property.values?.map(({ value }) => value);
  const offered = (known ?? props.offered).filter(
    (value) =>
      known === undefined || labelOf(property, value).toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <>
      {known === undefined || known.length >= MANY_VALUES ? (
        <TextField
          label={known === undefined ? filterBarWords.value : filterBarWords.findAValue}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
        />
      ) : null}
      {property.single === true && known !== undefined ? (
        <OneOf {...{ property, offered, draft, onDraft }} />
      ) : offered.length === 0 && known === undefined ? null : (
        <div
          role="group"
          {...(titleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
        >
          {titleHidden ? null : (
            <div id={titleId} className={styles.title}>
              {title}
            </div>
          )}
          <div className={styles.choices}>
            {offered.map((value) => (
              <Checkbox
                key={value}
                label={labelOf(property, value)}
                checked={draft.includes(value)}
                onChange={(event) =>
                  onDraft(
                    event.target.checked
                      ? inOrderOf(known, [...draft, value])
                      : draft.filter((each) => each !== value),
                  )
                }
              />
            ))}
            {offered.length === 0 ? filterBarWords.noValueHoldsThis : null}
          </div>
        </div>
      )}
    </>
  );
}

type OneOfProps = Pick<ChoiceListProps, 'property' | 'draft' | 'onDraft'> & {
  offered: readonly string[];
};

/** For a single-valued property. */
function OneOf({ property, offered, draft, onDraft }: OneOfProps) {
  const name = useId();
  return (
    <div className={styles.choices}>
      <RadioGroup
        legend={filterBarWords.is(property.label)}
        name={name}
        value={draft[0] ?? ''}
        options={[
          { value: '', label: filterBarWords.any },
          ...offered.map((value) => ({ value, label: labelOf(property, value) })),
        ]}
        onChange={({ target }) => onDraft(target.value === '' ? [] : [target.value])}
      />
    </div>
  );
}

/** The checked values and, if any text is allowed, the typed one. */
export function withTyped(
  property: FilterProperty,
  draft: readonly string[],
  typed: string,
): readonly string[] {
  const added = property.values === undefined ? typed.trim() : '';
  return added === '' || draft.includes(added) ? draft : [...draft, added];
}

/** A canonical order: the same selection yields the same address. */
function inOrderOf(known: readonly string[] | undefined, values: readonly string[]) {
  return known === undefined ? values : known.filter((value) => values.includes(value));
}
