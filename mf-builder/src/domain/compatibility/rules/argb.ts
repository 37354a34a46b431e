import { hubFacts, withoutHub } from '../build-facts/fan-hubs';
import { noteChains, noPlugs, plugsOfPacks, plus } from '../build-facts/plugged-fans';
import { defineRule } from '../define-rule';
import { counted } from '../spelling';
import { factOf, judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';

/** 5 V and 12 V devices each up to their own headers. */
// Why: each fan of a pack is a device, a pack that chains is one; a plug of one voltage never takes a device of the other.
export const argb = defineRule({
  id: 'argb',
  title: 'Lighting headers',
  source: 'written rule 41',
  reads: {
    motherboard: ['argbHeaders', 'rgbHeaders'],
    caseFan: ['led', 'qty', 'chain', ...hubFacts],
    cooling: ['rgb'],
  },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Too few light headers', unknown: 'Light headers unknown' },
  find: (build) => {
    const types = (['caseFan', 'cooling'] as const).filter((type) => isChosen(build, type));
    const packs = withoutHub(chosen(build, 'caseFan'));
    if (types.length === 0) return undefined;
    const on = judge(build, ['motherboard'], types);
    if (!on) return undefined;
    const devices = { ARGB: noPlugs, RGB: noPlugs };
    for (const fan of packs) {
      const led = on.need(fan, 'lighting', fan.specs.led);
      if (led === 'ARGB' || led === 'RGB') devices[led] = plus(devices[led], plugsOfPacks([fan], on));
    }
    for (const cooler of chosen(build, 'cooling')) {
      const rgb = on.need(cooler, 'lighting', cooler.specs.rgb);
      if (rgb === 'ARGB' || rgb === 'RGB')
        devices[rgb] = plus(devices[rgb], { least: cooler.quantity, most: cooler.quantity });
    }
    for (const board of chosen(build, 'motherboard')) {
      for (const { led, kind, wanted, headers, words } of [
        {
          led: 'ARGB',
          kind: '5 V ARGB',
          wanted: devices.ARGB,
          headers: board.specs.argbHeaders,
          words: 'number of ARGB headers',
        },
        {
          led: 'RGB',
          kind: '12 V RGB',
          wanted: devices.RGB,
          headers: board.specs.rgbHeaders,
          words: 'number of RGB headers',
        },
      ]) {
        if (wanted.most === 0) continue;
        if (headers === undefined) on.missing(factOf(board, words));
        else if (wanted.least > headers)
          on.warn(
            `${board.name} has too few ${kind} headers; a splitter helps, another voltage never: ${counted(wanted.least, 'plug')}, ${counted(headers, 'header')}.`,
            [counted(wanted.least, `${kind} plug`), counted(headers, 'header')],
            headers > 0 ? `${kind} splitters for ${counted(wanted.least - headers, 'more plug')}` : undefined,
          );
        else if (wanted.most > headers)
          noteChains(
            packs.filter(({ specs }) => specs.led === led),
            on,
          );
      }
    }
    return on.verdict(
      packs.length < chosen(build, 'caseFan').length
        ? 'Every lit part without a hub of its own finds a header of its voltage.'
        : 'Every lit part finds a header of its voltage.',
    );
  },
});
