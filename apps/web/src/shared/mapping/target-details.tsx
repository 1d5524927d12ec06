import { Button, Columns, Heading, Select, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services.ts';
import { connectionsQuery } from '../workspace/connections.queries.ts';
import { EVERY_LINE, NOTHING } from './mapping-lines.view.ts';
import type { MappingDraft } from './mapping-lines.view.ts';
import type { AccountMapping, BooksKind, BooksObject, Target } from './mapping.queries.ts';
import { words } from './mapping.messages.tsx';

export type TargetDetailsProps = {
  readonly tenant: string;
  readonly mapping: AccountMapping;
  readonly draft: MappingDraft;
  readonly objects: Readonly<Record<BooksKind, readonly BooksObject[]>>;
  readonly onChange: (component: string, change: Partial<Target> | null) => void;
};

/** Class, location, tax code and entity: for every line of the scope, or for one component. */
export function TargetDetails(props: TargetDetailsProps) {
  const { tenant, mapping, draft, objects, onChange } = props;
  const switchedOff = useSwitchedOff(tenant);
  const [component, setComponent] = useState(EVERY_LINE);
  const row = mapping.rows.find((one) => one.component === component);
  const target = draft.get(component) ?? row?.own ?? NOTHING;
  const isEvery = component === EVERY_LINE;
  const pick = (
    kind: BooksKind,
    key: 'class_id' | 'department_id' | 'tax_code_id',
    label: string,
  ) =>
    objects[kind].length === 0 || (switchedOff(kind) && target[key] === null) ? null : (
      <Select
        label={label}
        error={switchedOff(kind) ? words.thisIsSwitchedOffInQuickbooks : undefined}
        value={target[key] ?? ''}
        placeholder={words.inherited}
        options={optionsOf(objects[kind], target[key])}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange(component, { [key]: value === '' ? null : value });
        }}
      />
    );
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Heading level={2}>{words.classLocationAndMore}</Heading>
        <Text tone="muted">{words.whatStandsHereGoesBesideThe}</Text>
      </Stack>
      <Columns template="fit">
        <Select
          label={words.of}
          value={component}
          options={[
            { value: EVERY_LINE, label: words.everyLine },
            ...mapping.rows
              .filter((one) => one.component !== EVERY_LINE)
              .map((one) => ({ value: one.component, label: one.label })),
          ]}
          onChange={(event) => setComponent(event.currentTarget.value)}
        />
        {pick('class', 'class_id', words.classLabel)}
        {pick('department', 'department_id', words.location)}
        {isEvery || mapping.currency !== 'CAD'
          ? null
          : pick('tax_code', 'tax_code_id', words.taxCode)}
        {isEvery ? null : (
          <Entity
            target={target}
            objects={objects}
            onChange={(entity) => onChange(component, { entity })}
          />
        )}
      </Columns>
      {(row?.own ?? null) === null && !draft.has(component) ? null : (
        <div>
          <Button size="sm" onClick={() => onChange(component, null)}>
            {isEvery ? words.inheritForEveryLine : words.inheritAgain(row?.label ?? component)}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Whether the company has classes or locations disabled. */
function useSwitchedOff(tenant: string): (kind: BooksKind) => boolean {
  const { api } = useServices();
  const { data } = useQuery(connectionsQuery(api, tenant));
  const details = data?.items.find(({ provider }) => provider === 'quickbooks')?.details ?? null;
  return (kind) =>
    details !== null &&
    ((kind === 'class' && details.class_tracking === 'off') ||
      (kind === 'department' && !details.location_tracking));
}

type EntityProps = {
  readonly target: Target;
  readonly objects: TargetDetailsProps['objects'];
  readonly onChange: (entity: Target['entity']) => void;
};

/** Lines on receivable and payable accounts need an entity. */
function Entity({ target, objects, onChange }: EntityProps) {
  const { entity } = target;
  const groups = [
    { label: words.customers, type: 'Customer' as const, list: objects.customer },
    { label: words.vendors, type: 'Vendor' as const, list: objects.vendor },
  ];
  return (
    <Select
      label={words.customerOrVendor}
      hint={words.forAccountsOfReceivablesAndPayables}
      value={entity === null ? '' : `${entity.type} ${entity.id}`}
      placeholder={words.inherited}
      options={groups.map(({ label, type, list }) => ({
        label,
        options: list
          .filter(({ active }) => active)
          .map(({ id, full_name: name }) => ({ value: `${type} ${id}`, label: name })),
      }))}
      onChange={(event) => {
        const [type, id] = event.currentTarget.value.split(' ');
        onChange(id === undefined ? null : { type: type === 'Vendor' ? 'Vendor' : 'Customer', id });
      }}
    />
  );
}

function optionsOf(objects: readonly BooksObject[], chosen: string | null) {
  return objects
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, full_name: name, active }) => ({
      value: id,
      label: active ? name : words.inactive(name),
    }));
}
