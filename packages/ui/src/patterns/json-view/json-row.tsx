import type { CSSProperties, Ref } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { join } from '../../styles/join.ts';
import * as windowed from '../row-window/row-window.css.ts';
import { writeValue, type JsonNode } from './json-node.ts';
import * as styles from './json-view.css.ts';
import { jsonViewWords } from './json-view.words.ts';

const INDENT_PX = 16;

export type JsonRowProps = {
  id: string;
  node: JsonNode;
  index: number;
  isCurrent: boolean;
  /** Its position in a virtualized list; null in normal flow. */
  place: CSSProperties | null;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** One node: its name, and its value or member count. */
export function JsonRow({ id, node, index, isCurrent, place, ref }: JsonRowProps) {
  const { level, name, isOpen } = node;
  return (
    <div
      ref={ref}
      id={id}
      role="treeitem"
      data-index={index}
      aria-level={level}
      aria-posinset={node.place}
      aria-setsize={node.neighbours}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isCurrent}
      className={join(place !== null && windowed.row, styles.node, isCurrent && windowed.current)}
      style={{ ...place, paddingInlineStart: (level - 1) * INDENT_PX }}
    >
      <span className={isOpen === true ? styles.turned : styles.turn}>
        {isOpen === null ? null : <Icon name="next" />}
      </span>
      {name === null ? null : (
        <span className={styles.name}>
          <bdi>{name}</bdi>:
        </span>
      )}
      <Value node={node} />
    </div>
  );
}

function Value({ node: { value, isHidden, isOpen } }: { node: JsonNode }) {
  if (isHidden) {
    return (
      <span className={styles.hidden}>
        <Icon name="hide" />
        {jsonViewWords.hidden}
      </span>
    );
  }
  if (isOpen !== null) {
    const [begin, end] = Array.isArray(value) ? '[]' : '{}';
    return (
      <>
        <span aria-hidden="true">{isOpen ? begin : `${String(begin)}…${String(end)}`}</span>
        <span className={styles.count}>{writeValue(value)}</span>
      </>
    );
  }
  const isLiteral = typeof value === 'boolean' || value === null;
  return <bdi className={isLiteral ? styles.literal : styles.value}>{writeValue(value)}</bdi>;
}
