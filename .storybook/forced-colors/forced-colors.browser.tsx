import { composeConfigs } from 'storybook/internal/preview-api';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, test } from 'vitest';
import * as appShell from '../../packages/ui/src/layout/app-shell/app-shell.stories.tsx';
import * as surface from '../../packages/ui/src/layout/surface/surface.stories.tsx';
import * as button from '../../packages/ui/src/components/button/button.stories.tsx';
import * as dataGrid from '../../packages/ui/src/components/data-grid/data-grid.stories.tsx';
import * as progress from '../../packages/ui/src/components/progress/progress.stories.tsx';
import * as meter from '../../packages/ui/src/components/meter/meter.stories.tsx';
import * as pill from '../../packages/ui/src/components/status-pill/status-pill.stories.tsx';
import * as stepper from '../../packages/ui/src/components/stepper/stepper.stories.tsx';
import * as toggle from '../../packages/ui/src/components/switch/switch.stories.tsx';
import * as tabs from '../../packages/ui/src/components/tabs/tabs.stories.tsx';
import * as lines from '../../packages/ui/src/patterns/chart/line-chart.stories.tsx';
import * as bars from '../../packages/ui/src/patterns/chart/stacked-bar-chart.stories.tsx';
import preview from '../preview.tsx';

// This project's browser emulates forced colors (vitest.config.ts): backgrounds and tones are gone, so lines, shapes,
// patterns and words must still distinguish states.

const annotations = composeConfigs([preview]);
let canvas = document.createElement('main');

beforeEach(() => {
  canvas = document.createElement('main');
  document.body.replaceChildren(canvas);
});

async function draw(module: Parameters<typeof composeStories>[0], name: string) {
  const stories = Object.entries<ComposedStoryFn>(composeStories(module, annotations));
  const [, story] = stories.find(([exported]) => exported === name) ?? [];
  if (story === undefined) {
    throw new Error(`There is no story "${name}": name one that exports what is drawn here.`);
  }
  await story.run({ canvasElement: canvas });
}

function all(selector: string): Element[] {
  return [...canvas.querySelectorAll(selector)];
}

function one(selector: string): Element {
  const [first] = all(selector);
  if (first === undefined) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return first;
}

/** The computed styles that still distinguish an element under forced colors. */
function lookOf(element: Element, pseudo?: '::before' | '::after') {
  const style = getComputedStyle(element, pseudo);
  const line = (side: string) =>
    `${style.getPropertyValue(`${side}-style`)} ${style.getPropertyValue(`${side}-width`)} ${style.getPropertyValue(`${side}-color`)}`;
  return {
    top: line('border-block-start'),
    bottom: line('border-block-end'),
    outline: style.outlineStyle === 'none' ? 'none' : line('outline'),
    ground: style.backgroundColor,
    fill: style.fill,
  };
}

const systemColor = (name: string) => {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

test('the browser forces its colors here', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

test('the focus is an outline of the system’s highlight, 2 px', async () => {
  await draw(button, 'Default');
  (one('button') as HTMLElement).focus();
  expect(document.activeElement).toBe(one('button'));
  expect(lookOf(one('button')).outline).toBe(`solid 2px ${systemColor('Highlight')}`);
});

test('a selected row has an outline that the others have not', async () => {
  await draw(dataGrid, 'SomeSelected');
  const selected = lookOf(one('[role="row"][aria-selected="true"]'));
  const other = lookOf(one('[role="row"][aria-selected="false"]'));
  expect(selected.outline).toBe(`solid 2px ${systemColor('Highlight')}`);
  expect(other.outline).not.toBe(selected.outline);
});

test('a selected surface has an outline', async () => {
  await draw(surface, 'Matrix');
  const link = one('a[aria-current="true"]').parentElement ?? canvas;
  expect(lookOf(link).outline).toBe(`solid 2px ${systemColor('Highlight')}`);
});

test('every status stands in a border of its own, with its shape', async () => {
  await draw(pill, 'Vocabulary');
  const shapes = all('svg');
  expect(shapes.length).toBeGreaterThan(20);
  for (const shape of shapes) {
    expect(lookOf(shape.parentElement ?? canvas).top).toMatch(/^solid 1px/);
    expect(shape.getBoundingClientRect().width).toBe(12);
  }
});

test('a switch that is on has another ground than one that is off', async () => {
  await draw(toggle, 'Matrix');
  const on = lookOf(one('[role="switch"][data-state="checked"]:not([disabled])'), '::before');
  const off = lookOf(one('[role="switch"][data-state="unchecked"]:not([disabled])'), '::before');
  expect(on.ground).toBe(systemColor('Highlight'));
  expect(off.ground).not.toBe(on.ground);
  expect(off.top).toMatch(/^solid 1px/);
});

describe('what measures', () => {
  test.each([
    ['progress', progress, '[role="progressbar"]'],
    ['meter', meter, '[role="meter"]'],
  ])('a %s is a filled part of an outlined whole', async (_name, module, selector) => {
    await draw(module, 'Matrix');
    const whole = one(selector);
    const part = whole.querySelector('rect') ?? whole;
    expect(lookOf(whole).outline).toMatch(/^solid 1px/);
    expect(lookOf(part).fill).toBe(systemColor('Highlight'));
  });
});

describe('where one is', () => {
  test('the chosen tab has a line below', async () => {
    await draw(tabs, 'Matrix');
    const [chosen, other] = ['true', 'false'].map((is) =>
      lookOf(one(`[role="tab"][aria-selected="${is}"]`)),
    );
    expect(chosen?.bottom).toBe(`solid 2px ${systemColor('Highlight')}`);
    expect(other?.bottom).not.toBe(chosen?.bottom);
  });

  test('the current page of the navigation has an outline', async () => {
    await draw(appShell, 'Desk');
    expect(lookOf(one('nav a[aria-current="page"]')).outline).toMatch(/^solid 2px/);
    expect(lookOf(one('nav a:not([aria-current])')).outline).toBe('none');
  });

  test('steps that are done, at hand and still open have lines of their own', async () => {
    await draw(stepper, 'Matrix');
    const steps = all('ol[aria-label="At an optional one"] > li');
    const [done, , current, open] = steps.map((step) => lookOf(step).top);
    expect(new Set([done, current, open]).size).toBe(3);
  });
});

describe('charts', () => {
  test('lines have dashes of their own', async () => {
    await draw(lines, 'Matrix');
    const dashes = all('figure svg').map((drawing) =>
      [...drawing.querySelectorAll('g > polyline:first-child')].map(
        (line) => getComputedStyle(line).strokeDasharray,
      ),
    );
    expect(Math.max(...dashes.map((drawn) => drawn.length))).toBeGreaterThan(1);
    for (const drawn of dashes) {
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test('areas have patterns of their own, seen here and not elsewhere', async () => {
    await draw(bars, 'Default');
    const patterns = all('figure svg rect[fill^="url("]');
    const seen = new Set(patterns.map((pattern) => pattern.getAttribute('fill')));
    expect(seen.size).toBeGreaterThan(1);
    expect(patterns.filter((pattern) => getComputedStyle(pattern).display === 'none')).toEqual([]);
  });
});
