import type { GuideFact, Warning } from './guide-fact';

const ryzenPower =
  'https://overclock3d.net/news/cpu_mainboard/amd_clarifies_zen_4_ryzen_7000_s_power_limits_-_170w_tdp_up_to_230w_ppt/1';
const lights = 'https://rgbsetuplabs.com/rgb-headers-explained';

export const coolingFacts: readonly GuideFact[] = [
  {
    step: 1,
    stated: ['120 W', '162 W', '170 W', '230 W'],
    fact: 'AMD lets the socket carry 1.35 times the TDP: 162 W of 120 W, and 230 W of 170 W.',
    safety: ryzenPower,
  },
  {
    step: 1,
    stated: ['i9-14900K', '125 W', '253 W'],
    fact: 'Intel states 125 W as base power of this processor, and 253 W as its highest turbo power.',
    safety: 'https://www.ucc.com.bd/blog/i9-14900K',
  },
  { step: 1, stated: ['hundred'], fact: 'Large cards are rated between 200 and 600 W.', year: 2026 },
  { step: 1, stated: ['90 W', '250 W'], fact: 'Games load a large processor with a third of what a stress test does.' },
  {
    step: 1,
    stated: ['20%'],
    fact: 'The same share of power is kept free as in the other guides.',
    safety: 'rule psu-wattage of the builder',
  },
  { step: 2, stated: ['two'], fact: 'Air coolers of the larger kind have two towers of fins.' },
  {
    step: 2,
    stated: ['240 mm', '250 W', '280 mm', '280 W', '360 mm', '330 W'],
    fact: 'About a watt for each millimetre, a little less for long radiators: what the builder counts with.',
    safety: 'rule cooler-capacity of the builder',
  },
  {
    step: 2,
    stated: ['120 mm', '150 W'],
    fact: 'One fan of 120 mm carries as much as a tower does.',
    safety: 'rule cooler-capacity of the builder',
  },
  { step: 3, stated: ['27 mm', '25 mm'], fact: 'The thickness of usual radiators and of usual fans.' },
  {
    step: 3,
    stated: ['AM4', 'AM5', 'LGA1700', 'LGA1851'],
    fact: 'AM5 has the holes of AM4, and LGA1851 those of LGA1700.',
  },
  {
    step: 4,
    stated: ['two', 'three'],
    fact: 'A third fan in front adds little when one at the back lets the air out.',
  },
  { step: 4, stated: ['Two', 'three'], fact: 'The drawing shows two fans on top and three in front.' },
  { step: 5, stated: ['120', '140 mm'], fact: 'The two usual widths of case fans.' },
  {
    step: 5,
    stated: ['four pins', 'three pins'],
    fact: 'The fourth pin carries the PWM signal; without it the voltage sets the speed.',
  },
  {
    step: 5,
    stated: ['1 A'],
    fact: 'Boards rate most fan headers at 1 A, which is 12 W.',
    safety: 'https://coolifycool.com/lighting-control-connector-compatibility-qa',
  },
  {
    step: 5,
    stated: ['5 V', 'three pins', '12 V', 'four pins', '12 V', '5 V'],
    fact: 'Addressable lights run at 5 V on three pins, plain ones at 12 V on four. 12 V destroys lights for 5 V.',
    safety: lights,
  },
  { step: 5, stated: ['Four'], fact: 'A fan is held by a screw in each corner.' },
  {
    step: 8,
    stated: ['60 °C', '20 °C'],
    fact: 'Below 60 °C no processor needs more air; a core warms by 20 °C at once when it is loaded.',
    safety: '60 °C is at least 29 °C below the limits in step 10',
  },
  {
    step: 9,
    stated: ['PCIe 5.0'],
    fact: 'The controllers of this generation draw twice as much as those before.',
    year: 2026,
  },
  { step: 10, stated: ['twenty minutes'], fact: 'The time until case and liquid stop getting warmer.' },
  {
    step: 10,
    stated: ['AM5', '95 °C', 'X3D', 'Ryzen 7000', '89 °C'],
    fact: 'AMD lets AM5 processors reach 95 °C; those of the 7000 series with stacked cache 89 °C.',
    safety:
      'https://www.gizbot.com/amphtml/computer/news/amd-ryzen-7000-series-eco-mode-082857.html and https://visualfoodie.com/a-look-at-the-ryzen-9-7950x3d-power-and-temps',
    year: 2026,
  },
  {
    step: 10,
    stated: ['13th', '14th', '100 °C', 'Ultra 200S', '105 °C'],
    fact: 'The highest junction temperature that Intel states: 100 °C for Raptor Lake, 105 °C for Arrow Lake.',
    safety:
      'https://pcgamer.com/hardware/processors/do-temps-matter-no-more-next-gen-intel-desktop-cpus-might-run-as-hot-as-meteor-lake-laptop-chips',
    year: 2026,
  },
  { step: 10, stated: ['once'], fact: 'Bad contact shows at once, bad air after minutes.' },
  { step: 11, stated: ['once a year'], fact: 'How often dust in a radiator needs to be blown out.' },
  { step: 11, stated: ['once a year'], fact: 'How often makers of loops ask for new liquid.' },
];

export const coolingWarnings: readonly Warning[] = [
  { step: 2, says: 'do not mix aluminium with copper or brass: the metals corrode each other.' },
  { step: 6, says: 'That point must be in the radiator and never in the pump.' },
  { step: 6, says: 'At the front it must reach higher than the pump' },
  { step: 6, says: 'A radiator at the bottom of the case, below the pump, is the wrong place.' },
  { step: 7, says: 'before you switch it off and take the old cooler off' },
  {
    step: 7,
    says: 'Keep liquid metal away from aluminium, which it destroys, and from all contacts, since it conducts electricity.',
  },
  { step: 10, says: 'Reaching the limit costs clock, and does not destroy the processor.' },
  { step: 11, says: 'with the computer switched off and the fans held still.' },
  { step: 11, says: 'Anything damp or crusted means: switch off and replace.' },
];
