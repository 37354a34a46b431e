export { useModule } from './use-module';
