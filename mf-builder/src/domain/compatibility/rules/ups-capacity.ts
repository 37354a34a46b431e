import { batteryMinutes } from '../build-facts/battery-minutes';
import { defineRule } from '../define-rule';
import { judgeDraw, screenDraw } from '../power-draw';
import { chosen } from '../chosen-parts';

/** The draw with 40 W for a monitor up to the watts of the UPS. */
export const upsCapacity = defineRule({
  id: 'ups-capacity',
  title: 'UPS capacity',
  source: 'written rule 54',
  reads: { ups: ['watts', 'batteryWh'], cpu: ['maxPowerW', 'tdpW'], gpu: ['tdpW'], monitor: ['watts'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'UPS too small', unknown: 'UPS load unknown' },
  find: (build) => {
    const found = judgeDraw(build, 'ups');
    if (!found) return undefined;
    const { on } = found;
    found.noteAbsent();
    const screens = screenDraw(build);
    // Why: the usual 40 W is a fallback; a screen may draw more, so a pass by it is not known.
    for (const monitor of screens.unsaid) on.assume(`the power of ${monitor.name}`);
    const load = found.watts + screens.watts;
    let power = 0;
    for (const ups of chosen(build, 'ups'))
      power += (on.need(ups, 'power in watts', ups.specs.watts) ?? 0) * ups.quantity;
    if (power < load)
      on.warn(`The UPS is too small for full load: ${load} W draw, ${power} W UPS.`, [
        `${load} W draw`,
        `${power} W UPS`,
      ]);
    const minutes = batteryMinutes(chosen(build, 'ups'), load);
    return on.verdict(
      'The UPS carries the PC at full load.',
      minutes !== undefined ? `At full load its battery lasts about ${minutes} minutes.` : undefined,
    );
  },
});
