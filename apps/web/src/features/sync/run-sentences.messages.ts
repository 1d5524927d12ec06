import { RUN_HEADLINES, RUN_STEP_DETAILS } from '@platebook/machines';
import { messages } from '../../shared/language/messages.ts';

/** One sentence or two for each state of a run; their English is the machine's own. */
export const runHeadlines = messages(RUN_HEADLINES);

/** What each step of a run found. */
export const runStepDetails = messages(RUN_STEP_DETAILS);
