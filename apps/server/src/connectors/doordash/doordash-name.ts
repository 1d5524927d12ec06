export const DOORDASH_NAME = 'DoorDash';
