import { expect, test, vi } from 'vitest';
import type { JobItem } from './job-item.ts';
import { createJobs, JobRefusal, type Job, type JobPlan } from './jobs.ts';
import { createSavedJobs } from './saved-jobs.ts';

const ITEMS: readonly JobItem[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  name: id.toUpperCase(),
}));

function jobsAt(nowMs = () => 1_000) {
  let next = 0;
  return createJobs({
    nowMs,
    newId: () => {
      next += 1;
      return `j${next}`;
    },
  });
}

/** The job's state after its end. */
async function ended(jobs: ReturnType<typeof createJobs>, id: string): Promise<Job> {
  return vi.waitFor(() => {
    const job = jobs.list().find((one) => one.id === id);
    if (job === undefined || job.endedAtMs === null) {
      throw new Error('It still runs.');
    }
    return job;
  });
}

const planOf = (plan: Partial<JobPlan>): JobPlan => ({
  title: 'Archive 4 clients',
  items: ITEMS,
  work: () => Promise.resolve(),
  ...plan,
});

test('a refused item does not hold back the others, and is retried alone', async () => {
  const jobs = jobsAt();
  let isOpen = false;
  const worked: string[] = [];
  const onEnd = vi.fn(async () => undefined);
  const id = jobs.start(
    planOf({
      onEnd,
      work: async ({ id: item }) => {
        worked.push(item);
        if (item === 'b' && !isOpen) {
          throw new JobRefusal('B is closed.');
        }
      },
    }),
  );
  expect(jobs.list()[0]).toMatchObject({ state: 'running', total: 4, over: 0, endedAtMs: null });
  expect(await ended(jobs, id)).toMatchObject({
    state: 'partial',
    over: 4,
    done: [ITEMS[0], ITEMS[2], ITEMS[3]],
    failures: [{ item: ITEMS[1], message: 'B is closed.' }],
    canUndo: false,
    endedAtMs: 1_000,
  });
  isOpen = true;
  jobs.retry(id);
  expect(await ended(jobs, id)).toMatchObject({ state: 'done', total: 1, over: 1, failures: [] });
  expect(worked.toSorted()).toEqual(['a', 'b', 'b', 'c', 'd']);
  expect(onEnd.mock.lastCall).toEqual([[ITEMS[0], ITEMS[2], ITEMS[3], ITEMS[1]]]);
});

test('completed items are undone, and nothing else', async () => {
  const jobs = jobsAt();
  const undone: string[] = [];
  const id = jobs.start(
    planOf({
      work: ({ id: item }) =>
        item === 'a' ? Promise.reject(new JobRefusal('No.')) : Promise.resolve(),
      undo: async ({ id: item }) => {
        undone.push(item);
      },
    }),
  );
  expect((await ended(jobs, id)).canUndo).toBe(true);
  expect(jobs.undoLast()).toBe(true);
  expect(jobs.list()[0]).toMatchObject({ state: 'undoing', total: 3 });
  expect(await ended(jobs, id)).toMatchObject({ state: 'undone', done: [], canUndo: false });
  expect(undone.toSorted()).toEqual(['b', 'c', 'd']);
  expect(jobs.undoLast()).toBe(false);
});

test('after a stop no further item is started', async () => {
  const jobs = jobsAt();
  const worked: string[] = [];
  const id = jobs.start(
    planOf({
      work: async ({ id: item }) => {
        worked.push(item);
        jobs.stop('j1');
      },
    }),
  );
  expect(await ended(jobs, id)).toMatchObject({ state: 'stopped', over: 1 });
  expect(worked).toEqual(['a']);
});

test('the completion step of a job can fail without losing the job', async () => {
  const jobs = jobsAt();
  const id = jobs.start(
    planOf({ onEnd: () => Promise.reject(new JobRefusal('The disk is full.')) }),
  );
  expect(await ended(jobs, id)).toMatchObject({
    state: 'partial',
    failures: [{ message: 'The disk is full.' }],
  });
});

test('jobs that ended a day ago are removed, and nothing is left after a sign-out', async () => {
  let nowMs = 0;
  const jobs = jobsAt(() => nowMs);
  await ended(jobs, jobs.start(planOf({})));
  nowMs = 24 * 60 * 60 * 1_000;
  const late = jobs.start(planOf({ items: [] }));
  await ended(jobs, late);
  expect(jobs.list().map(({ id }) => id)).toEqual([late]);
  const received = vi.fn();
  jobs.subscribe(received);
  jobs.clear();
  expect([jobs.list(), received.mock.calls.length]).toEqual([[], 1]);
});

test('undo still works after a page reload, for the same user only', async () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  const takenBack: string[] = [];
  const onEnd = vi.fn(async () => undefined);
  const work = async ({ id }: JobItem) => takenBack.push(id);
  const load = (userId: string, nowMs = 1_000) =>
    createJobs({
      nowMs: () => nowMs,
      newId: () => crypto.randomUUID(),
      saved: createSavedJobs({
        storage,
        userId: () => userId,
        undos: { archive: { work, onEnd } },
      }),
    });
  const before = load('u1');
  const plain = before.start(planOf({ undo: () => Promise.resolve() }));
  const id = before.start(planOf({ undo: () => Promise.resolve(), undoKind: 'archive' }));
  await ended(before, plain);
  await ended(before, id);

  expect(load('u2').list()).toEqual([]);
  expect(load('u1', 1_000 + 24 * 60 * 60 * 1000).list()).toEqual([]);
  const after = load('u1');
  expect(after.list()).toEqual([
    {
      id,
      title: 'Archive 4 clients',
      state: 'done',
      total: 4,
      over: 4,
      done: ITEMS,
      failures: [],
      canUndo: true,
      link: undefined,
      endedAtMs: 1_000,
    },
  ]);
  after.undo(id);
  expect(await ended(after, id)).toMatchObject({ state: 'undone', canUndo: false });
  expect(takenBack.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(load('u1').list()).toEqual([]);
});
