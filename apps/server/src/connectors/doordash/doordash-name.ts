/** As people know it. */
export const DOORDASH_NAME = 'DoorDash';
