import { catalogueChips } from '../../src/catalogue/measured';
import { aspectMiddle } from '../../src/domain/estimates/aspect-speeds';
import { aspects } from '../../src/domain/estimates/aspects';
import { resolutions } from '../../src/domain/estimates/resolutions';
import { factsOf } from '../../src/domain/estimates/facts-for-estimates';
import { sidesOfFacts } from '../../src/domain/estimates/sides';
import { partsInFile, storedPart } from '../catalogue-files';

/** The speed of the catalogue's fastest pair for each aspect and resolution, by the models as they stand. */
export function fastestPairs(): Record<string, Record<string, number>> {
  const pairs = partsInFile('cpu').flatMap((cpu) =>
    partsInFile('gpu').map((gpu) => ({ cpu: storedPart(cpu), gpu: storedPart(gpu) })),
  );
  return Object.fromEntries(
    aspects.map((aspect) => [
      aspect,
      Object.fromEntries(
        resolutions.map((at) => [
          at,
          Math.max(...pairs.map((pair) => aspectMiddle(aspect, sidesOfFacts(factsOf(pair), catalogueChips), at))),
        ]),
      ),
    ]),
  );
}
