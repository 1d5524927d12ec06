export const UBER_EATS_NAME = 'Uber Eats';
