import { Popover } from 'radix-ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as styles from './filter-bar.css.ts';
import { labelOf } from './filter-words.ts';
import type { FilterProperty } from './list-address.ts';

/** From here on the values can be narrowed by typing. */
const MANY_VALUES = 8;

type PropertyFilterProps = {
  /** The one button that opens it. */
  trigger: ReactNode;
  /** What can be chosen among; a single one is gone into at once. */
  properties: readonly FilterProperty[];
  valuesOf: (property: FilterProperty) => readonly string[];
  onApply: (property: FilterProperty, values: readonly string[]) => void;
};

/** Chooses a property and what it may be: `Status is Failed or Partial`. Nothing changes before it is applied. */
export function PropertyFilter({ trigger, properties, valuesOf, onApply }: PropertyFilterProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<FilterProperty | null>(null);
  const only = properties.length === 1 ? (properties[0] ?? null) : null;
  const property = chosen ?? only;
  const change = (next: boolean) => {
    setOpen(next);
    setChosen(null);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={property === null ? 'Add filter' : `${property.label} is`}
        >
          {property === null ? (
            <ul>
              {properties.map((each) => (
                <li key={each.id}>
                  <button type="button" className={styles.property} onClick={() => setChosen(each)}>
                    {each.label}
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <Values
              property={property}
              initial={valuesOf(property)}
              onCancel={() => change(false)}
              onApply={(values) => {
                change(false);
                onApply(property, values);
              }}
            />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type ValuesProps = {
  property: FilterProperty;
  initial: readonly string[];
  onApply: (values: readonly string[]) => void;
  onCancel: () => void;
};

function Values({ property, initial, onApply, onCancel }: ValuesProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [typed, setTyped] = useState('');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const known = property.values?.map(({ value }) => value);
  const offered = (known ?? initial).filter(
    (value) =>
      known === undefined || labelOf(property, value).toLowerCase().includes(typed.toLowerCase()),
  );
  const apply = () => {
    const added = known === undefined ? typed.trim() : '';
    onApply(added === '' || draft.includes(added) ? draft : [...draft, added]);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {known === undefined || known.length >= MANY_VALUES ? (
        <TextField
          label={known === undefined ? 'Value' : 'Find a value'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {offered.length === 0 && known === undefined ? null : (
        <div role="group" aria-labelledby={titleId}>
          <div id={titleId} className={styles.title}>
            {`${property.label} is any of`}
          </div>
          <div className={styles.choices}>
            {offered.map((value) => (
              <Checkbox
                key={value}
                label={labelOf(property, value)}
                checked={draft.includes(value)}
                onChange={(event) =>
                  setDraft(
                    event.target.checked
                      ? inOrderOf(known, [...draft, value])
                      : draft.filter((each) => each !== value),
                  )
                }
              />
            ))}
            {offered.length === 0 ? 'No value holds this text.' : null}
          </div>
        </div>
      )}
      <div className={styles.actions}>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit">
          Apply filter
        </Button>
      </div>
    </form>
  );
}

/** The same choice gives the same address, whatever was ticked first. */
function inOrderOf(known: readonly string[] | undefined, values: readonly string[]) {
  return known === undefined ? values : known.filter((value) => values.includes(value));
}
