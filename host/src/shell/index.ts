export { OpenRooms } from './open-rooms';
export { Shell } from './shell';
