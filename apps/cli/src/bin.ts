import { createContext } from './context.ts';
import { run } from './run.ts';

process.exitCode = await run(createContext(process));
