import type { DerivedShelf } from '../../../mf-builder/market/src/derived/derive-shelf';
import type { CatalogueType } from '../../../mf-builder/src/catalogue/schema';
import { noFilters } from '../../../mf-builder/src/domain/filters/filters';
import { rowFits, type RowFits } from '../../../mf-builder/src/domain/fitting/option-fits';
import { coverageText } from '../../../mf-builder/src/domain/shelf/coverage';
import { type Among, listShelf } from '../../../mf-builder/src/domain/shelf/list';
import { rowsOfShelf } from '../../../mf-builder/src/domain/shelf/rows-of-shelf';
import type { BuildComponents } from '../../../shared/src/builds/schema';

const inSight = 24;

/** Every row of a shelf judged in a build, as after a change of it. */
export const judged = (components: BuildComponents, type: CatalogueType, shelf: DerivedShelf): RowFits =>
  rowFits(components, type, rowsOfShelf(type, shelf));

/** What the rows in sight of a list say: name and coverage of each. */
export function rowsInSight(type: CatalogueType, shelf: DerivedShelf, fits: RowFits, among?: Among): string[] {
  const list = listShelf(type, shelf, noFilters, fits.verdictAt, among);
  return [...list.fitting.subarray(0, inSight)].map(
    (row) => `${shelf.partAt(row).name}: ${coverageText(fits.fitAt(row))}`,
  );
}
