import { inFrench } from '../language/messages.ts';
import { names, shortNames } from './category-names.messages.ts';

inFrench(names, {
  qbo: 'QuickBooks en ligne',
  delivery_only: 'Livraison seulement, sans livres connectés',
});
inFrench(shortNames, { qbo: 'QuickBooks', delivery_only: 'Livraison seulement' });
