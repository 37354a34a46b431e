import { licenceOf } from './allowed-licences';
import { licenceText } from './licence-text';
import { labelOf, type ShippedPackage } from './shipped-packages';

const line = '-'.repeat(80);

/**
 * The notices of a release as text: each package with its version and licence; a text that several share stands once
 * below them.
 */
export function notices(part: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const one of packages) {
    const text = licenceText(one);
    byText.set(text, [...(byText.get(text) ?? []), `${labelOf(one)} (${licenceOf(one)})`]);
  }
  const sections = [...byText].map(([text, names]) => `${line}\n${names.join('\n')}\n\n${text}\n`);
  const intro = `Work of others that is in ${part}, and the licences under which it is passed on.`;
  return [`${intro}\n`, ...sections].join('\n');
}
