import { messages } from '../language/messages.ts';

/** The zones most restaurants of the United States and Canada are in, from east to west. */
export const commonZones = messages({
  'America/New_York': 'Eastern time (New York)',
  'America/Chicago': 'Central time (Chicago)',
  'America/Denver': 'Mountain time (Denver)',
  'America/Phoenix': 'Mountain time, no daylight saving (Phoenix)',
  'America/Los_Angeles': 'Pacific time (Los Angeles)',
  'America/Anchorage': 'Alaska time (Anchorage)',
  'Pacific/Honolulu': 'Hawaii time (Honolulu)',
  'America/Halifax': 'Atlantic time (Halifax)',
  'America/Toronto': 'Eastern time (Toronto)',
  'America/Winnipeg': 'Central time (Winnipeg)',
  'America/Edmonton': 'Mountain time (Edmonton)',
  'America/Vancouver': 'Pacific time (Vancouver)',
});

/** Everywhere else, by region. */
export const regions = messages({
  America: 'Rest of the Americas',
  Pacific: 'Pacific',
  Atlantic: 'Atlantic',
  Europe: 'Europe',
  Australia: 'Australia',
  Asia: 'Asia',
  Africa: 'Africa',
});

/** The groups that are no region. */
export const groups = messages({ common: 'United States and Canada', other: 'Other' });
