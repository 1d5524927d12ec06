import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowSpeech, SPEECH_PAUSE_MS } from './slow-speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  const heard: string[] = [];
  return { heard, speech: createSlowSpeech((text) => heard.push(text)) };
}

test('says the first sentence at once and, of many, only the last one ten seconds later', () => {
  const { heard, speech } = listen();
  speech.tell('Fetching');
  for (let day = 1; day <= 500; day += 1) {
    speech.tell(`Day ${day} of 500`);
  }
  vi.advanceTimersByTime(SPEECH_PAUSE_MS - 1);
  expect(heard).toEqual(['Fetching']);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['Fetching', 'Day 500 of 500']);
  speech.tell('Checking');
  expect(heard).toEqual(['Fetching', 'Day 500 of 500']);
  vi.advanceTimersByTime(SPEECH_PAUSE_MS);
  expect(heard).toEqual(['Fetching', 'Day 500 of 500', 'Checking']);
});

test('is silent while nothing changes, and speaks at once after a silence', () => {
  const { heard, speech } = listen();
  speech.tell('Waiting');
  speech.tell('Waiting');
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(['Waiting']);
  expect(vi.getTimerCount()).toBe(0);
  speech.tell('Posting');
  expect(heard).toEqual(['Waiting', 'Posting']);
});

test('leaves no timer behind', () => {
  const { heard, speech } = listen();
  speech.tell('Posting');
  speech.tell('Posted');
  speech.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(heard).toEqual(['Posting']);
});
