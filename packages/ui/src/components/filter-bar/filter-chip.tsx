import { Toolbar } from 'radix-ui';
import { Icon } from '../icon/icon.tsx';
import * as styles from './filter-bar.css.ts';
import { valueWords } from './filter-words.ts';
import type { FilterProperty } from './list-address.ts';
import { PropertyFilter } from './property-filter.tsx';
import { filterBarWords } from './filter-bar.words.ts';

type FilterChipProps = {
  property: FilterProperty;
  values: readonly string[];
  onApply: (values: readonly string[]) => void;
  onRemove: () => void;
};

/** An active filter as a sentence; it opens for editing, and Delete removes it. */
export function FilterChip({ property, values, onApply, onRemove }: FilterChipProps) {
  const words = valueWords(property, values);
  return (
    <span className={styles.chip}>
      <PropertyFilter
        properties={[property]}
        valuesOf={() => values}
        onApply={(_property, next) => onApply(next)}
        trigger={
          <Toolbar.Button
            className={styles.chipWords}
            onKeyDown={({ key }) => {
              if (key === 'Delete' || key === 'Backspace') {
                onRemove();
              }
            }}
          >
            <span className={styles.chipProperty}>{filterBarWords.is(property.label)}</span>
            {` ${words}`}
          </Toolbar.Button>
        }
      />
      <Toolbar.Button
        className={styles.chipRemove}
        aria-label={filterBarWords.removeIs(property.label, words)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Toolbar.Button>
    </span>
  );
}
