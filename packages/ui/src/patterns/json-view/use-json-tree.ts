import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { treeStep } from '../row-window/tree-keys.ts';
import {
  findByName,
  nodesInSight,
  pointersToLevel,
  type JsonNode,
  type JsonValue,
} from './json-node.ts';

/** Letters typed within this time form one search. */
const TYPED_TOGETHER_MS = 700;
const PAGE = 10;

export type JsonTreeInput = {
  value: JsonValue;
  openLevels: number;
  hidden: ReadonlySet<string>;
};

/** The state of a JSON tree: expanded nodes, the current node, and its keyboard handler. */
export function useJsonTree(input: JsonTreeInput) {
  const tree = useOpenNodes(input);
  const { nodes, setIsOpen } = tree;
  const [pointer, setPointer] = useState('');
  const typed = useRef({ word: '', at: 0 });
  // The current node is no longer visible if an ancestor was collapsed; then the root is current.
  const found = nodes.findIndex((node) => node.pointer === pointer);
  const current = found === -1 ? 0 : found;
  const goTo = (at: number) => setPointer(nodes[at]?.pointer ?? '');

  const typeAhead = ({ key, timeStamp }: KeyboardEvent) => {
    const { word, at } = typed.current;
    const together = timeStamp - at < TYPED_TOGETHER_MS ? `${word}${key}` : key;
    typed.current = { word: together, at: timeStamp };
    const index = findByName(nodes, current, together);
    if (index !== -1) {
      goTo(index);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = { at: current, page: PAGE, direction: 'ltr' } as const;
    const step = treeStep(nodes, place, event);
    if (step?.kind === 'go') {
      goTo(step.at);
    } else if (step !== null) {
      setIsOpen(step.at, step.kind === 'open');
    } else if (event.key === 'Enter') {
      setIsOpen(current, nodes[current]?.isOpen !== true);
    } else if (event.key === '*') {
      tree.openNeighbours(current);
    } else if (isLetter(event)) {
      typeAhead(event);
    } else {
      return;
    }
    event.preventDefault();
  };

  return { ...tree, current, goTo, onKeyDown };
}

function useOpenNodes({ value, openLevels, hidden }: JsonTreeInput) {
  const [open, setOpen] = useState(() => pointersToLevel(value, openLevels));
  const nodes = useMemo(() => nodesInSight(value, { open, hidden }), [value, open, hidden]);

  const setIsOpen = (at: number, isOpen: boolean) => {
    const node = nodes[at];
    if (node === undefined || node.isOpen === null) {
      return;
    }
    const next = new Set(open);
    if (isOpen) {
      next.add(node.pointer);
    } else {
      next.delete(node.pointer);
    }
    setOpen(next);
  };

  const openThose = (isMeant: (node: JsonNode) => boolean) => {
    const meant = nodes.filter((node) => node.isOpen === false && isMeant(node));
    setOpen(new Set([...open, ...meant.map((node) => node.pointer)]));
  };

  /** The `*` key of the ARIA tree pattern: expands all siblings of a node. */
  const openNeighbours = (at: number) => {
    const parent = parentOf(nodes[at]?.pointer ?? '');
    openThose((node) => parentOf(node.pointer) === parent);
  };

  return {
    nodes,
    setIsOpen,
    openNeighbours,
    openAll: () => setOpen(pointersToLevel(value, Infinity)),
    openOneLevel: () => openThose(() => true),
    closeAll: () => setOpen(new Set()),
  };
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** null for the root, which has no parent. */
function parentOf(pointer: string): string | null {
  return pointer === '' ? null : pointer.slice(0, pointer.lastIndexOf('/'));
}
