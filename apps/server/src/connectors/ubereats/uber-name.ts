/** As people know it. */
export const UBER_EATS_NAME = 'Uber Eats';
