import type { Found } from '../../../domain/filters/apply-filters';

/** What "fits my build" hides or would hide, and why. */
export function hiddenText({ count, reasons }: Found<unknown>['failing']): string {
  const why = reasons.map(({ reason, count: of }) => `${reason} (${of})`).join(', ');
  return `${count === 1 ? '1 part does' : `${count} parts do`} not fit this build: ${why}.`;
}
