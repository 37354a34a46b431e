import type { Judge } from '../judge';
import { factOf } from '../judge';
import type { Drive, Link } from './drives';
import type { M2Place } from './slots-by-cpu';

const isTooLittle = (link: Link, { gen, lanes }: M2Place): boolean | undefined => {
  if (gen !== undefined && link.gen !== undefined && gen < link.gen) return true;
  if (lanes !== undefined && lanes < link.lanes) return true;
  return gen === undefined || link.gen === undefined || lanes === undefined ? undefined : false;
};

/** Whether a slot with lanes slows a drive down, by its generation or its lanes; undefined where that is not known. */
export const slows = ({ bus, links }: Drive, place: M2Place): boolean | undefined => {
  if (bus !== undefined && bus !== 'pcie') return false;
  // Why: what has a PCIe generation is on PCIe, whatever else is known of it.
  if (bus === undefined && links.some(({ gen }) => gen === undefined)) return undefined;
  const little = links.map((link) => isTooLittle(link, place));
  if (little.every((one) => one === true)) return true;
  return little.includes(false) ? false : undefined;
};

/** Notes the drives of which it is not known what they want of a slot. */
export const noteWants = (drives: readonly Drive[], on: Judge | undefined): void => {
  for (const { part, bus, links } of drives)
    if ((bus === undefined || bus === 'pcie') && links.some(({ gen }) => gen === undefined))
      on?.missing(factOf(part, 'PCIe generation'));
};

/** '4.0 x4 or 5.0 x2'. */
export const linkWords = (
  links: readonly { gen?: number | undefined; lanes?: number | undefined }[],
  between: string,
): string =>
  [
    ...new Set(
      links.map(({ gen, lanes }) =>
        [gen?.toFixed(1), lanes === undefined ? undefined : `x${lanes}`].filter((word) => word !== undefined).join(' '),
      ),
    ),
  ]
    .filter((word) => word !== '')
    .toSorted()
    .join(between);
