import { above, and, has, judge, not, or, parts, type Judged, type OracleRule, type Tri } from '../three-valued-logic';
import { place } from './radiator-places';
import { placedRadiators, takes, type Radiator, type RadiatorMount } from './radiators';

/** Whether a mount is at the side or the rear, away from a supply in front. */
const away = (mount: RadiatorMount): Tri => {
  const at = place(mount);
  return at === undefined ? undefined : ['side', 'rear'].includes(at);
};

/** Whether a mount at the side or the rear takes a radiator, which then leaves the supply its room. */
const outOfTheWay = ({ size }: Radiator, mounts: readonly RadiatorMount[] | undefined): Tri =>
  mounts === undefined ? undefined : or(...mounts.map((mount) => and(takes(mount, size), away(mount))));

/** A radiator longer than what fits beside a supply that stands in front and a card. */
const psuPlace: OracleRule = (build): Judged => {
  const radiators = placedRadiators(build);
  // A case that does not say holds its supply in one place.
  const movable = parts(build, 'case').filter(({ specs }) => specs.psuMovable === true);
  if (!has(build, 'psu', 'gpu') || movable.length === 0 || radiators.length === 0) return undefined;
  return judge(
    movable.flatMap(({ specs: { radiators: mounts, radiatorBesidePsuMm: room } }) =>
      radiators.map((radiator) =>
        and(radiator.sure || undefined, not(outOfTheWay(radiator, mounts)), above(radiator.size, room)),
      ),
    ),
  );
};

export const psuPlaceRules: Record<string, OracleRule> = { 'psu-place': psuPlace };
