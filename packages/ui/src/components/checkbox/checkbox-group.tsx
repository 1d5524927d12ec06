import { useId } from 'react';
import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { FormGroup } from '../field/form-group.tsx';
import { Checkbox } from './checkbox.tsx';
import * as styles from './checkbox-group.css.ts';

export type CheckboxOption = {
  value: string;
  label: string;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

export type CheckboxGroupProps = {
  /** The group's label: "Stores in this report". */
  legend: string;
  hint?: ReactNode | undefined;
  /** The error of the whole group: "Choose at least one store". */
  error?: string | undefined;
  optional?: boolean | undefined;
  options: readonly CheckboxOption[];
  /** The selected values. */
  value: readonly string[];
  /** Called with the selected values in option order. */
  onValueChange: (value: string[]) => void;
  /** The label of a select-all box: "All 12 stores". */
  allLabel?: string | undefined;
  /** `columns` places short labels side by side if there is room. */
  layout?: 'stack' | 'columns' | undefined;
  disabled?: boolean | undefined;
  /** The boxes' name in a native form submit. */
  name?: string | undefined;
  /** The id of the first box, the target of an error summary. */
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/**
 * A multiple choice with all options visible. An optional box above selects or clears all enabled options, and is
 * indeterminate while only some are selected.
 *
 * Use it for up to about fifteen options; for more use MultiCombobox. For a single choice use RadioGroup, for one yes
 * or no Checkbox.
 *
 * @example
 * const [stores, setStores] = useState<readonly string[]>([]);
 * const options = [{ value: 's1', label: 'Main Street' }, { value: 's2', label: 'Harbor' }];
 * <CheckboxGroup legend="Stores" options={options} value={stores} onValueChange={setStores} allLabel="All 2 stores" />
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, hint, error, optional, disabled, options, value, onValueChange, allLabel } =
    props;
  const made = useId();
  const firstId = props.id ?? made;
  const put = (chosen: ReadonlySet<string>) =>
    onValueChange(options.map((option) => option.value).filter((own) => chosen.has(own)));
  const boxes = options.map((option, at) => (
    <Checkbox
      key={option.value}
      id={at === 0 && allLabel === undefined ? firstId : `${firstId}-${option.value}`}
      name={props.name}
      value={option.value}
      label={option.label}
      hint={option.hint}
      disabled={option.disabled}
      checked={value.includes(option.value)}
      onBlur={props.onBlur}
      onChange={({ currentTarget }) => put(toggled(value, option.value, currentTarget.checked))}
    />
  ));
  return (
    <FormGroup {...{ legend, hint, error, optional, disabled, id: firstId }} kind="choices">
      <div className={styles.container}>
        {allLabel === undefined ? null : (
          <AllBox id={firstId} label={allLabel} options={options} value={value} put={put} />
        )}
        <div
          className={join(
            styles.list[props.layout ?? 'stack'],
            allLabel !== undefined && styles.under,
          )}
        >
          {boxes}
        </div>
      </div>
    </FormGroup>
  );
}

type AllBoxProps = Pick<CheckboxGroupProps, 'options' | 'value'> & {
  id: string;
  label: string;
  put: (chosen: ReadonlySet<string>) => void;
};

/** When indeterminate, a press selects the rest; disabled options are unchanged. */
function AllBox({ id, label, options, value, put }: AllBoxProps) {
  const open = options.filter((option) => option.disabled !== true);
  const isAll = open.length > 0 && open.every((option) => value.includes(option.value));
  const isSome = options.some((option) => value.includes(option.value));
  const flip = () => {
    const fixed = value.filter((own) => !open.some((option) => option.value === own));
    put(new Set(isAll ? fixed : [...fixed, ...open.map((option) => option.value)]));
  };
  return (
    <Checkbox
      id={id}
      label={label}
      checked={isAll}
      indeterminate={isSome && !isAll}
      disabled={open.length === 0}
      onChange={flip}
    />
  );
}

function toggled(value: readonly string[], own: string, chosen: boolean): ReadonlySet<string> {
  return new Set(chosen ? [...value, own] : value.filter((other) => other !== own));
}
