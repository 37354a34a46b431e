import { aida64s } from './aida64';
import { dxdiags } from './dxdiag';
import type { ReportExample } from './example';
import { fetches } from './fetch-tools';
import { hwinfos } from './hwinfo';
import { inxis } from './inxi';
import { lshws } from './lshw';
import { msinfos } from './msinfo';
import { ssus } from './ssu';

export const reportExamples: readonly ReportExample[] = [
  ...dxdiags,
  ...inxis,
  ...hwinfos,
  ...aida64s,
  ...ssus,
  ...lshws,
  ...fetches,
  ...msinfos,
];
