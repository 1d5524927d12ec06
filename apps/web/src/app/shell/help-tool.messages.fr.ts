import { inFrench } from '../../shared/language/messages.ts';
import { shellHelpWords } from './help-tool.messages.ts';

inFrench(shellHelpWords, { help: 'Aide' });
