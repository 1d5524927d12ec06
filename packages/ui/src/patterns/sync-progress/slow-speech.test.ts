import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowSpeech, SPEECH_PAUSE_MS } from './slow-speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  const spoken: string[] = [];
  return { spoken, speech: createSlowSpeech((text) => spoken.push(text)) };
}

test('announces the first sentence at once, then only the last of many, ten seconds later', () => {
  const { spoken, speech } = listen();
  speech.push('Fetching');
  for (let day = 1; day <= 500; day += 1) {
    speech.push(`Day ${day} of 500`);
  }
  vi.advanceTimersByTime(SPEECH_PAUSE_MS - 1);
  expect(spoken).toEqual(['Fetching']);
  vi.advanceTimersByTime(1);
  expect(spoken).toEqual(['Fetching', 'Day 500 of 500']);
  speech.push('Checking');
  expect(spoken).toEqual(['Fetching', 'Day 500 of 500']);
  vi.advanceTimersByTime(SPEECH_PAUSE_MS);
  expect(spoken).toEqual(['Fetching', 'Day 500 of 500', 'Checking']);
});

test('is silent while nothing changes, and announces at once after a silence', () => {
  const { spoken, speech } = listen();
  speech.push('Waiting');
  speech.push('Waiting');
  vi.advanceTimersByTime(60_000);
  expect(spoken).toEqual(['Waiting']);
  expect(vi.getTimerCount()).toBe(0);
  speech.push('Posting');
  expect(spoken).toEqual(['Waiting', 'Posting']);
});

test('leaves no timer behind', () => {
  const { spoken, speech } = listen();
  speech.push('Posting');
  speech.push('Posted');
  speech.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(spoken).toEqual(['Posting']);
});
