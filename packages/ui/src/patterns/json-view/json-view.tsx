import { useEffect, useId, useMemo, useRef } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Code } from '../../components/code/code.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { ScrollArea } from '../../components/scroll-area/scroll-area.tsx';
import * as windowed from '../row-window/row-window.css.ts';
import { useIsPrinting, useRowHeight, useRowWindow } from '../row-window/use-row-window.ts';
import { textToCopy, type JsonNode, type JsonValue } from './json-node.ts';
import { JsonRow } from './json-row.tsx';
import * as styles from './json-view.css.ts';
import { useJsonTree } from './use-json-tree.ts';
import { jsonViewWords } from './json-view.words.ts';

const DEFAULT_HEIGHT = 420;
const LONG_TEXT = 60;
const NOTHING_HIDDEN: readonly string[] = [];

export type JsonViewProps = {
  /** The accessible name: "Body of the request". */
  label: string;
  value: JsonValue;
  /** JSON pointers (RFC 6901) of withheld values, shown and copied as "hidden". Keep it referentially stable. */
  hidden?: readonly string[] | undefined;
  /** The number of initially expanded levels; defaults to 1, 0 for none. */
  openLevels?: number | undefined;
  /** The height from which it scrolls, in pixels; defaults to 420. */
  height?: number | undefined;
};

/**
 * A JSON payload as a collapsible tree; values that the server withheld are marked as hidden.
 *
 * **When:** for a request body, the attributes of a span, the fields of a log line. **When not:** for a few facts use
 * `DescriptionList`, for text that is not JSON `CodeBlock`.
 *
 * **Keyboard:** one tab stop. ↑ ↓ move, → expands, ← collapses or moves to the parent, Home and End, Enter toggles, `*`
 * expands all siblings; letters find the next name that starts with them.
 *
 * **Accessibility:** a tree with levels and counts. The path and the full value of the current node are shown below it,
 * with copy buttons. Virtualized: of ten thousand nodes only the visible ones are rendered; all expanded ones print.
 *
 * @example
 * <JsonView label="Payload" value={{ total: 12, lines: ['a'] }} hidden={['/lines']} />
 */
export function JsonView(props: JsonViewProps) {
  const { label, value, hidden: pointers = NOTHING_HIDDEN, openLevels = 1 } = props;
  const hidden = useMemo(() => new Set(pointers), [pointers]);
  const tree = useJsonTree({ value, openLevels, hidden });
  const node = tree.nodes[tree.current];
  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <Button variant="quiet" size="sm" onClick={tree.openAll}>
          {jsonViewWords.expandAll}
        </Button>
        <Button variant="quiet" size="sm" onClick={tree.openOneLevel}>
          {jsonViewWords.expandOneLevel}
        </Button>
        <Button variant="quiet" size="sm" onClick={tree.closeAll}>
          {jsonViewWords.collapseAll}
        </Button>
      </div>
      <Tree label={label} height={props.height ?? DEFAULT_HEIGHT} tree={tree} />
      {node === undefined ? null : <Foot node={node} hidden={hidden} label={label} />}
    </div>
  );
}

type TreeProps = { label: string; height: number; tree: ReturnType<typeof useJsonTree> };

function Tree({ label, height, tree }: TreeProps) {
  const { nodes, current } = tree;
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const rowHeight = useRowHeight(ruler);
  const virtualizer = useRowWindow({ count: nodes.length, current, rowHeight, height }, scroller);
  useEffect(() => {
    virtualizer.scrollToIndex(current, { align: 'auto' });
  }, [virtualizer, current]);

  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row !== null) {
      const at = Number(row.dataset.index);
      tree.goTo(at);
      tree.setIsOpen(at, nodes[at]?.isOpen !== true);
    }
  };

  const row = (at: number, place: CSSProperties | null) => {
    const node = nodes[at];
    return node === undefined ? null : (
      <JsonRow
        key={node.pointer}
        id={`${treeId}-${String(at)}`}
        node={node}
        index={at}
        isCurrent={at === current}
        place={place}
      />
    );
  };

  return (
    <div className={windowed.frame}>
      <div ref={ruler} className={windowed.ruler} />
      <div
        ref={scroller}
        role="tree"
        dir="ltr"
        aria-label={label}
        aria-activedescendant={`${treeId}-${String(current)}`}
        tabIndex={0}
        className={windowed.scroller}
        style={{ maxBlockSize: height }}
        onKeyDown={tree.onKeyDown}
        onClick={onClick}
      >
        {isPrinting ? (
          nodes.map((_node, at) => row(at, null))
        ) : (
          <div role="none" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
            {virtualizer
              .getVirtualItems()
              .map(({ index, start }) =>
                row(index, { transform: `translateY(${String(start)}px)` }),
              )}
          </div>
        )}
      </div>
    </div>
  );
}

type FootProps = { node: JsonNode; hidden: ReadonlySet<string>; label: string };

/** What does not fit in a row: the path and the full value of a long text, with copy buttons. */
function Foot({ node, hidden, label }: FootProps) {
  const { value, path, isHidden } = node;
  const isLong = !isHidden && typeof value === 'string' && value.length > LONG_TEXT;
  return (
    <>
      {isLong ? (
        <ScrollArea label={jsonViewWords.wholeTextOfIn(path, label)} height="sm">
          <p className={styles.whole}>{value}</p>
        </ScrollArea>
      ) : null}
      <div className={styles.foot}>
        <Code>{path}</Code>
        <span className={styles.copies}>
          <CopyButton
            variant="quiet"
            text={textToCopy(node, hidden)}
            label={jsonViewWords.copyValue}
            size="sm"
          />
          <CopyButton variant="quiet" text={path} label={jsonViewWords.copyPath} size="sm" />
        </span>
      </div>
    </>
  );
}
