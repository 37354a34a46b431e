import { ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { Bom, Component, LicenseRepository, Metadata } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import parse from 'spdx-expression-parse';
import type { ShippedPackage } from './shipped-packages';

const licences = new Factories.LicenseFactory(parse);

/**
 * What is in a release, as CycloneDX 1.6. Without a time and a serial number, which the format leaves open: the same
 * sources give the same bytes, as a release must. A package depends on those of its package.json that are in the
 * release too.
 */
export function billOfMaterials(part: ShippedPackage, packages: readonly ShippedPackage[]): string {
  const components = new Map(packages.map((one) => [one, componentOf(one, ComponentType.Library)]));
  const root = componentOf(part, ComponentType.Application);
  const all = [...components, [part, root] as const];
  for (const [{ dependencies, peerDependencies }, component] of all)
    for (const [other, { bomRef }] of components)
      if (other.name in dependencies || other.name in peerDependencies) component.dependencies.add(bomRef);
  const bom = new Bom({ metadata: new Metadata({ component: root }) });
  for (const component of components.values()) bom.components.add(component);
  const text = new JsonSerializer(new json.Normalize.Factory(Spec1dot6)).serialize(bom, { sortLists: true, space: 2 });
  return `${text}\n`;
}

function componentOf(shipped: ShippedPackage, type: ComponentType): Component {
  const { name: full, version } = shipped;
  const [group, name] = full.startsWith('@') ? full.split('/') : [undefined, full];
  const declared = typeof shipped.license === 'string' ? [licences.makeFromString(shipped.license)] : [];
  const purl = `pkg:npm/${full.replace('@', '%40')}@${version}`;
  return new Component(type, name ?? full, {
    ...(group !== undefined && { group }),
    version,
    purl,
    bomRef: purl,
    licenses: new LicenseRepository(declared),
  });
}
