import { describe, expect, test } from 'vitest';
import {
  connectSessionToast,
  SESSION_TOAST_STATES,
  toSessionToastState,
  type SessionToastSituation,
} from './session-toast.connect.ts';
import { SESSION_TOAST_SITUATIONS } from './session-toast.situations.ts';
import { toSessionToast } from './session-toast-catalogue.ts';
import type { SessionToastEvent, SessionToastType } from './session-toast.types.ts';

function connect(situation: SessionToastSituation) {
  const sent: SessionToastEvent[] = [];
  return { view: connectSessionToast(situation, (event) => sent.push(event)), sent };
}

describe('connectSessionToast', () => {
  test('shows nothing while hidden', () => {
    expect(connect(SESSION_TOAST_SITUATIONS.hidden).view).toBe(null);
  });

  test('shows an expired session as whole plain props', () => {
    const { view } = connect(SESSION_TOAST_SITUATIONS.staying);
    expect(JSON.parse(JSON.stringify(view))).toEqual({
      type: 'warning',
      title: 'Session Expired',
      message: 'Current session has expired, please log in again',
      count: 1,
      moreCount: 0,
      leaving: false,
      action: { text: 'Log In', altText: 'Open the login page', busy: false, failed: false },
    });
  });

  test('shows a busy toast as whole plain props', () => {
    const { view } = connect(SESSION_TOAST_SITUATIONS.paused);
    expect(JSON.parse(JSON.stringify(view))).toEqual({
      type: 'success',
      title: 'Session Restored',
      message: 'Client context has been successfully recovered',
      count: 1,
      moreCount: 0,
      leaving: false,
      progress: { durationMs: 3_000, leftMs: 2_700, tickMs: 50, running: false },
    });
  });

  test.each<[SessionToastType, string]>([
    ['session-expired', 'warning'],
    ['session-restored', 'success'],
    ['session-warning', 'warning'],
    ['error', 'error'],
    ['default', 'info'],
  ])('shows a %s in the tone of %s', (type, tone) => {
    const current = {
      toast: toSessionToast({ type, message: 'Words' }),
      count: 1,
      countdown: null,
    };
    const { view } = connect({ state: 'staying', context: { current, beneath: [] } });
    expect(view?.type).toBe(tone);
  });

  test('sends the events of its props', () => {
    const { view, sent } = connect(SESSION_TOAST_SITUATIONS.staying);
    view?.action?.onPerform();
    view?.onHold('pointer');
    view?.onRelease('focus');
    view?.onClose();
    expect(sent).toEqual([
      { type: 'action.perform' },
      { type: 'hold.began', by: 'pointer' },
      { type: 'hold.ended', by: 'focus' },
      { type: 'toast.close' },
    ]);
  });

  test('counts the toasts stacked beneath it', () => {
    const { current } = SESSION_TOAST_SITUATIONS.staying.context;
    const beneath = current === null ? [] : [current];
    const { view } = connect({ state: 'staying', context: { current, beneath } });
    expect(view?.moreCount).toBe(1);
  });
});

test.each([
  ['hidden', 'hidden'],
  [{ shown: { waiting: 'running' } }, 'running'],
  [{ shown: { waiting: 'paused' } }, 'paused'],
  [{ shown: { waiting: 'staying' } }, 'staying'],
  [{ shown: 'performing' }, 'performing'],
  [{ shown: 'failed' }, 'failed'],
  ['leaving', 'leaving'],
  [{ shown: { waiting: 'deciding' } }, 'hidden'],
])('the state of %j is %s', (value, state) => {
  expect(toSessionToastState(value)).toBe(state);
  expect(SESSION_TOAST_STATES).toContain(state);
});
