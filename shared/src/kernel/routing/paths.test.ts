import fc from 'fast-check';
import { matchRoutes, paths } from '.';

const idOf = (pattern: string, pathname: string) => matchRoutes([{ path: pattern }], pathname)?.[0]?.params['id'];

test('an id of any characters survives its way through an address', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => !/^\.{1,2}$/.test(id)),
      (id) => {
        expect(idOf('/pc-part-picker/:id', paths.savedBuild(id))).toBe(id);
        expect(idOf('/pc-part-picker/:id/settings', paths.savedBuildSettings(id))).toBe(id);
        expect(idOf('/pc-part-picker/:id/fit', paths.savedBuildFitView(id))).toBe(id);
        expect(idOf('/guides/:id', paths.guide(id))).toBe(id);
      },
    ),
  );
});

test('fixed addresses are the ones of the product', () => {
  expect(paths).toMatchObject({
    home: '/',
    picker: '/pc-part-picker',
    pickerAlias: '/pc-builder',
    fitView: '/pc-part-picker/fit',
    savedBuilds: '/saved-builds',
    optimalBuild: '/optimal-build',
  });
});
