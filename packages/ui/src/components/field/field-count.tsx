import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field-count.css.ts';
import { formatCount } from '../number-format/format-count.ts';
import { fieldWords } from './field.words.ts';

export type FieldCountProps = {
  id: string;
  length: number;
  limit: number;
};

const TYPING_PAUSE_MS = 1000;

/** The remaining length of a text, or its excess. Announced when typing pauses. */
export function FieldCount({ id, length, limit }: FieldCountProps) {
  const left = limit - length;
  const words =
    left < 0
      ? fieldWords.tooMany(characters(-left))
      : fieldWords.leftOf(characters(left), figures(limit));
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(length === 0 ? '' : words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [length, words]);
  return (
    <>
      <div id={id} className={styles.count[left < 0 ? 'over' : 'within']}>
        {left < 0 ? <Icon name="alert" /> : null}
        <bdi>{words}</bdi>
      </div>
      <output className={visuallyHidden}>{announced}</output>
    </>
  );
}

function characters(count: number): string {
  return fieldWords.characters(figures(count), count);
}

function figures(count: number): string {
  return formatCount(count);
}
