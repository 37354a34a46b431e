import { aida64s } from './aida64';
import { dxdiags } from './dxdiag';
import type { ReportExample } from './example';
import { hwinfos } from './hwinfo';
import { inxis } from './inxi';
import { ssus } from './ssu';

export const reportExamples: readonly ReportExample[] = [...dxdiags, ...inxis, ...hwinfos, ...aida64s, ...ssus];
