// Hashes passwords for the server that started it, at a low priority.
import { constants } from 'node:os';
import { answerHashing } from './identity/auth/tokens/hashing.ts';
import { lowerPriority } from './platform/lower-priority.ts';

lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
answerHashing();
