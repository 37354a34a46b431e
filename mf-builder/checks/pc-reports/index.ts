import { dxdiags } from './dxdiag';
import type { ReportExample } from './example';

export const reportExamples: readonly ReportExample[] = [...dxdiags];
