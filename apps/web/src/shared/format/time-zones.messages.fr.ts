import { inFrench } from '../language/messages.ts';
import { commonZones, groups, regions } from './time-zones.messages.ts';

inFrench(commonZones, {
  'America/New_York': 'Heure de l’Est (New York)',
  'America/Chicago': 'Heure du Centre (Chicago)',
  'America/Denver': 'Heure des Rocheuses (Denver)',
  'America/Phoenix': 'Heure des Rocheuses, sans heure d’été (Phoenix)',
  'America/Los_Angeles': 'Heure du Pacifique (Los Angeles)',
  'America/Anchorage': 'Heure de l’Alaska (Anchorage)',
  'Pacific/Honolulu': 'Heure d’Hawaï (Honolulu)',
  'America/Halifax': 'Heure de l’Atlantique (Halifax)',
  'America/Toronto': 'Heure de l’Est (Toronto)',
  'America/Winnipeg': 'Heure du Centre (Winnipeg)',
  'America/Edmonton': 'Heure des Rocheuses (Edmonton)',
  'America/Vancouver': 'Heure du Pacifique (Vancouver)',
});
inFrench(regions, {
  America: 'Reste des Amériques',
  Pacific: 'Pacifique',
  Atlantic: 'Atlantique',
  Europe: 'Europe',
  Australia: 'Australie',
  Asia: 'Asie',
  Africa: 'Afrique',
});
inFrench(groups, { common: 'États-Unis et Canada', other: 'Autres' });
