import type { StateChartModel } from './state-chart-model.ts';

/** Initially shut; pushed open it slams shut after a while. */
export const DOOR: StateChartModel = {
  root: {
    path: '',
    name: 'door',
    kind: 'compound',
    isInitial: false,
    children: [
      { path: 'shut', name: 'shut', kind: 'atomic', isInitial: true, children: [] },
      {
        path: 'open',
        name: 'open',
        kind: 'compound',
        isInitial: false,
        children: [
          { path: 'open.wide', name: 'wide', kind: 'atomic', isInitial: true, children: [] },
        ],
      },
    ],
  },
  arrows: [
    { id: 'push', from: 'shut', to: 'open', label: 'door.push', guard: 'isUnlocked' },
    { id: 'slam', from: 'open.wide', to: 'shut', label: 'after slam', guard: null },
  ],
};
