import { inFrench } from '../language/messages.ts';
import { words } from './store-mapping.messages.ts';

inFrench(words, {
  notFetched:
    'Nous n’avons pas pu récupérer vos versements. L’établissement est associé; lancez la synchronisation depuis Synchronisation.',
});
