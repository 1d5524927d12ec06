import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import type { Job } from './jobs.ts';

/** The page's jobs, latest first. */
export function useJobs(): readonly Job[] {
  const { jobs } = useServices();
  return useSyncExternalStore(jobs.subscribe, jobs.list, jobs.list);
}
