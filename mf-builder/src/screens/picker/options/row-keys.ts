import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const controls = ['.name', '.choose', '.add', '.tick input'];

/**
 * The extra keys of a row: up and down go to the same control of the next row, `c` ticks the row for comparison, Escape closes
 * its details.
 */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
  const row = target.closest<HTMLElement>('tr[data-id]');
  if (!row) return;
  const step = steps[key];
  if (step !== undefined) {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr.option')];
    const selector = controls.find((one) => target.matches(one)) ?? '.name';
    const next = rows[rows.findIndex((one) => one.dataset.id === row.dataset.id) + step];
    const control = next?.querySelector<HTMLElement>(selector) ?? next?.querySelector<HTMLElement>('.name');
    if (!control) return;
    event.preventDefault();
    control.focus();
  } else if (key === 'c' && !event.shiftKey) {
    row.querySelector<HTMLElement>('.tick input')?.click();
  } else if (key === 'Escape') {
    const name = event.currentTarget.querySelector<HTMLElement>(
      `tr.option[data-id="${CSS.escape(row.dataset.id ?? '')}"] .name[aria-expanded=true]`,
    );
    name?.focus();
    name?.click();
  }
}
