export { licenceOf } from './allowed-licences';
export { isLicenceFile } from './licence-text';
export { notices } from './notices';
export { distinctPackages, packageAt } from './shipped-packages';
