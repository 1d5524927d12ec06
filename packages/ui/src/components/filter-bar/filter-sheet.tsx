import { useId, useState } from 'react';
import { CounterBadge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChoiceList, withTyped } from './choice-list.tsx';
import * as styles from './filter-bar.css.ts';
import { valueWords } from './filter-words.ts';
import type { FilterProperty, ListFilters } from './list-address.ts';
import { filterBarWords } from './filter-bar.words.ts';

type FilterSheetProps = {
  properties: readonly FilterProperty[];
  filters: ListFilters;
  onApply: (filters: ListFilters) => void;
};

/** All filters in one sheet, for narrow screens. Nothing changes before they are applied. */
export function FilterSheet({ properties, filters, onApply }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const active = properties.filter(({ id }) => (filters[id] ?? []).length > 0);
  return (
    <>
      <Button
        size="sm"
        icon="filter"
        aria-haspopup="dialog"
        data-opens-filters=""
        onClick={() => setOpen(true)}
      >
        {filterBarWords.filtersBefore}
        <CounterBadge count={active.length} label={filterBarWords.inForce} tone="brand" />
      </Button>
      {open ? (
        <Sheet
          properties={properties}
          filters={filters}
          onClose={() => setOpen(false)}
          onApply={(next) => {
            setOpen(false);
            onApply(next);
          }}
        />
      ) : null}
    </>
  );
}

type SheetProps = FilterSheetProps & { onClose: () => void };

function Sheet({ properties, filters, onClose, onApply }: SheetProps) {
  const formId = useId();
  const [draft, setDraft] = useState(filters);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const apply = () => {
    const chosen = properties.map(
      (property) =>
        [
          property.id,
          withTyped(property, draft[property.id] ?? [], typed[property.id] ?? ''),
        ] as const,
    );
    onApply(Object.fromEntries(chosen.filter(([, values]) => values.length > 0)));
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={filterBarWords.filtersTitle}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              setDraft({});
              setTyped({});
            }}
          >
            {filterBarWords.clearAll}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {filterBarWords.applyFilters}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {properties.map((property) => (
          <Section
            key={property.id}
            property={property}
            offered={filters[property.id] ?? []}
            draft={draft[property.id] ?? []}
            onDraft={(values) => setDraft({ ...draft, [property.id]: values })}
            typed={typed[property.id] ?? ''}
            onTyped={(text) => setTyped({ ...typed, [property.id]: text })}
          />
        ))}
      </form>
    </Drawer>
  );
}

type SectionProps = {
  property: FilterProperty;
  offered: readonly string[];
  draft: readonly string[];
  onDraft: (values: readonly string[]) => void;
  typed: string;
  onTyped: (text: string) => void;
};

/** One property; initially expanded if it is active. */
function Section({ property, ...choice }: SectionProps) {
  return (
    <details className={styles.section} open={choice.offered.length > 0}>
      <summary className={styles.summary}>
        <span>{property.label}</span>
        <span className={styles.summaryValues}>
          {choice.draft.length === 0 ? filterBarWords.anyLower : valueWords(property, choice.draft)}
        </span>
        <span className={styles.summaryMark}>
          <Icon name="expand" />
        </span>
      </summary>
      <div className={styles.sectionBody}>
        <ChoiceList property={property} title={property.label} titleHidden {...choice} />
      </div>
    </details>
  );
}
