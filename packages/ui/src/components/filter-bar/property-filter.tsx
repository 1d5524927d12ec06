import { Popover } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ChoiceList, withTyped } from './choice-list.tsx';
import * as styles from './filter-bar.css.ts';
import type { FilterProperty } from './list-address.ts';
import { filterBarWords } from './filter-bar.words.ts';

type PropertyFilterProps = {
  /** The one button that opens it. */
  trigger: ReactNode;
  /** The available properties; a single one is opened directly. */
  properties: readonly FilterProperty[];
  valuesOf: (property: FilterProperty) => readonly string[];
  onApply: (property: FilterProperty, values: readonly string[]) => void;
};

/** Selects a property and its values: `Status is Failed or Partial`. Nothing changes before it is applied. */
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
          aria-label={
            property === null ? filterBarWords.addFilter : filterBarWords.is(property.label)
          }
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
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [typed, setTyped] = useState('');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(withTyped(property, draft, typed));
      }}
    >
      <ChoiceList
        property={property}
        title={filterBarWords.isAnyOf(property.label)}
        offered={initial}
        draft={draft}
        onDraft={setDraft}
        typed={typed}
        onTyped={setTyped}
      />
      <div className={styles.actions}>
        <Button size="sm" onClick={onCancel}>
          {filterBarWords.cancel}
        </Button>
        <Button size="sm" variant="primary" type="submit">
          {filterBarWords.applyFilter}
        </Button>
      </div>
    </form>
  );
}
