import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { useDirection } from '../../themes/use-direction.ts';
import { FieldError, FieldHint, OptionalMark } from '../field/field-words.tsx';
import * as styles from './radio-cards.css.ts';

export type RadioCard = {
  value: string;
  label: string;
  /** What choosing it means. No control may stand in it: the card is one. */
  description: ReactNode;
  /** A word or two at the end of the label: "2 entries a month", "Recommended". */
  aside?: string | undefined;
  disabled?: boolean | undefined;
};

export type RadioCardsProps = {
  /** The question. */
  legend: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Two to four. */
  cards: readonly RadioCard[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** `columns` puts them beside each other where there is room. */
  layout?: 'stack' | 'columns' | undefined;
  disabled?: boolean | undefined;
  /** The name of the field, where the browser sends the form. */
  name?: string | undefined;
  /** The id of the first card, which an error summary leads to. */
  id?: string | undefined;
};

/**
 * One of a few that differ in what they do, each with a sentence to choose by. Arrows move and choose, Space chooses;
 * the whole card can be pressed.
 *
 * Use it for a decision that is made once and matters: how entries are posted, whose books they are. For plain answers
 * take RadioGroup, for places to go SurfaceLink.
 */
export function RadioCards(props: RadioCardsProps) {
  const { legend, hint, error, optional = false, cards, value, onChange } = props;
  const dir = useDirection();
  const made = useId();
  const groupId = props.id ?? made;
  const layout = props.layout ?? 'stack';
  const describedBy = join(
    hint !== undefined && `${groupId}-hint`,
    error !== undefined && `${groupId}-error`,
  );
  return (
    <div className={styles.group}>
      <div id={`${groupId}-legend`} className={styles.legend}>
        {legend}
        {optional ? <OptionalMark /> : null}
      </div>
      {hint === undefined ? null : <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
      {error === undefined ? null : <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      <RadioGroup.Root
        dir={dir}
        className={styles.cards[layout]}
        value={value}
        onValueChange={onChange}
        {...(props.name === undefined ? {} : { name: props.name })}
        disabled={props.disabled === true}
        required={!optional}
        aria-labelledby={`${groupId}-legend`}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        aria-invalid={error === undefined ? undefined : true}
      >
        {cards.map((card, at) => (
          <Card key={card.value} card={card} id={at === 0 ? groupId : `${groupId}-${card.value}`} />
        ))}
      </RadioGroup.Root>
    </div>
  );
}

function Card({ card, id }: { card: RadioCard; id: string }) {
  return (
    <RadioGroup.Item
      id={id}
      value={card.value}
      disabled={card.disabled === true}
      className={styles.card}
      aria-labelledby={`${id}-label`}
      aria-describedby={join(card.aside !== undefined && `${id}-aside`, `${id}-description`)}
    >
      <span className={styles.radio}>
        <RadioGroup.Indicator className={styles.dot} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span id={`${id}-label`} className={styles.label}>
            {card.label}
          </span>
          {card.aside === undefined ? null : (
            <span id={`${id}-aside`} className={styles.aside}>
              {card.aside}
            </span>
          )}
        </span>
        <span id={`${id}-description`} className={styles.description}>
          {card.description}
        </span>
      </span>
    </RadioGroup.Item>
  );
}
