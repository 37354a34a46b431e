export { Meter, type MeterProps, Meters } from './meter';
