import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

/** 5 V and 12 V devices each up to their own headers. */
// Why: each fan of a pack is a device; a plug of one voltage never takes a device of the other.
export const argb = defineRule({
  id: 'argb',
  title: 'Lighting headers',
  source: 'written rule 41',
  reads: { motherboard: ['argbHeaders', 'rgbHeaders'], caseFan: ['led', 'qty'], cooling: ['rgb'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few light headers', unknown: 'Light headers unknown' },
  find: (build) => {
    const types = (['caseFan', 'cooling'] as const).filter((type) => isChosen(build, type));
    if (types.length === 0) return undefined;
    const on = judge(build, ['motherboard'], types);
    if (!on) return undefined;
    const devices = { ARGB: 0, RGB: 0 };
    for (const fan of chosen(build, 'caseFan')) {
      const led = on.need(fan, 'lighting', fan.specs.led);
      if (led === 'ARGB' || led === 'RGB')
        devices[led] += (on.need(fan, 'number of fans', fan.specs.qty) ?? 0) * fan.quantity;
    }
    for (const cooler of chosen(build, 'cooling')) {
      const rgb = on.need(cooler, 'lighting', cooler.specs.rgb);
      if (rgb === 'ARGB' || rgb === 'RGB') devices[rgb] += cooler.quantity;
    }
    for (const board of chosen(build, 'motherboard')) {
      for (const { kind, wanted, headers, words } of [
        { kind: '5 V ARGB', wanted: devices.ARGB, headers: board.specs.argbHeaders, words: 'number of ARGB headers' },
        { kind: '12 V RGB', wanted: devices.RGB, headers: board.specs.rgbHeaders, words: 'number of RGB headers' },
      ]) {
        if (wanted === 0) continue;
        if (headers === undefined) on.missing(factOf(board, words));
        else if (wanted > headers)
          on.warn(
            `${board.name} has too few ${kind} headers; a splitter helps, another voltage never: ${wanted} devices, ${headers} headers.`,
            [`${wanted} ${kind} devices`, `${headers} headers`],
          );
      }
    }
    return on.verdict('Every lit part finds a header of its voltage.');
  },
});
