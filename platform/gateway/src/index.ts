export { createGateway } from './app';
export { startGateway, stopOnSignal, type RunningGateway } from './serve';
