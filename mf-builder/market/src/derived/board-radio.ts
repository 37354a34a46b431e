import { type DerivingRule, textOf } from './rule';

/** "WIFI7", "WF6E", "AX", "/ac": the radio that a name says. */
const named = (name: string): string | undefined => {
  const generation = /(?:wi-?fi|\bWF) ?(\d ?E?)\b/i.exec(name)?.[1]?.toUpperCase();
  if (generation) return `Wi-Fi ${generation}`;
  return /wi-?fi|\bAX\d?\b|\b(?:M|I)?AX\b|[/ -]ac\b|\bAC\b/i.test(name) ? 'Wi-Fi' : undefined;
};

/** Series of which every board has a radio, or some have one without saying so. */
const oftenSilent =
  /ROG|MAXIMUS|CROSSHAIR|AERO|AORUS (MASTER|PRO|ULTRA|XTREME|TACHYON|STEALTH|ELITE X|ELITE V2)|WATERFORCE|TAICHI|Aqua|Nova|MEG|MPG|GODLIKE|\bACE\b|UNIFY|PROJECT ZERO|MPOWER|ProArt|Creator|CARBON|EVO|NZXT|N7|X3D|MLG/i;

/** Whether a board has a radio, by its name: makers sell one with and one without. */
export const wifi: DerivingRule = {
  fact: 'wifi',
  because: 'the name says whether it is the one with a radio',
  derive: ({ name, facts }) =>
    named(name) ??
    (/^(ATX|micro-ATX)$/.test(textOf(facts, 'formFactor')) && !oftenSilent.test(name) ? null : undefined),
  measured: { of: 19, wrong: 0 },
  records: { of: 351, wrong: 13 },
  // What is read is whether there is one.
  same: (one, other) => (one === null) === (other === null),
};
